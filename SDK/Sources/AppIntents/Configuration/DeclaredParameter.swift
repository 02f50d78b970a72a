/// The declaration of an intent's parameter.
package struct DeclaredParameter: Sendable {
    /// The name of the property.
    package let name: String
    /// The title shown to users.
    package let title: String
    /// The description; empty if the author gives none.
    package let description: String
    /// The values that users can set.
    package let schema: _ValueSchema
    /// The default value; `nil` if there is none, or if only a query knows it.
    package let defaultValue: _StoredValue?
    /// Finds the available values for the current settings; `nil` if there are none.
    package var findOptions: FindOptions?
    /// When users are asked for the parameter.
    package var cases = ParameterCases.always

    /// Finds the available values.
    package typealias FindOptions =
        @Sendable (
            _ search: String, _ settings: [String: _StoredValue]
        ) async throws -> [_ValueSection]

    /// Declares a parameter.
    package init(
        name: String, title: String, description: String, schema: _ValueSchema,
        defaultValue: _StoredValue?
    ) {
        self.name = name
        self.title = title
        self.description = description
        self.schema = schema
        self.defaultValue = defaultValue
    }
}

extension AppIntent {
    /// The parameters that a configuration can store, in source order.
    package static var declaredParameters: [DeclaredParameter] {
        let intent = Self()
        let parameters = intent.parameters
        let names = Dictionary(
            parameters.map { (ObjectIdentifier($0.parameter), $0.name) },
            uniquingKeysWith: { first, _ in first })
        let summary = SummaryCases(parameterSummary._branches) { keyPath in
            (keyPath as? PartialKeyPath<Self>).flatMap {
                (intent[keyPath: $0] as? any StorableParameter).flatMap {
                    names[ObjectIdentifier($0)]
                }
            }
        }
        return parameters.compactMap { name, parameter in
            guard var declaration = parameter.declaration(named: name) else { return nil }
            declaration.cases = summary.cases(of: name)
            if let options = declaration.schema.options {
                declaration.findOptions = { search, settings in
                    try await found(by: options, search, settings)
                }
            }
            return declaration
        }
    }

    /// Returns the available values for the given settings.
    private static func found(
        by options: _ValueSchema.Options, _ search: String, _ settings: [String: _StoredValue]
    ) async throws -> [_ValueSection] {
        let intent = await configured(with: settings) { _, _ in }
        return try await IntentBeingConfigured.$intent.withValue(intent) {
            try await options(search)
        }
    }

    /// The properties marked `@Parameter`; the names of their storage begin with an underscore.
    var parameters: [(name: String, parameter: any StorableParameter)] {
        StoredProperties.of(self).compactMap { name, value in
            guard let parameter = value as? any StorableParameter else { return nil }
            return (String(name.trimmingPrefix("_")), parameter)
        }
    }
}
