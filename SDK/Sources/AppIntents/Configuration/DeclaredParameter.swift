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

/// An intent parameter of any type.
protocol StorableParameter: AnyObject, Sendable {
    /// The stored value; `nil` if there is none.
    var stored: _StoredValue? { get }
    /// Returns the declaration; `nil` if a configuration cannot store the parameter.
    func declaration(named name: String) -> DeclaredParameter?
    /// Sets a stored value; returns `false` if there is no such value.
    func set(_ stored: _StoredValue) async throws -> Bool
    /// Returns the elements of a stored list that no longer exist, after it was set.
    func vanished(of stored: _StoredValue) -> [String]
    /// Sets the default result of the options provider or query.
    func setDefaultResult() async
    /// Sets the fallback value of an unset parameter.
    func setFallback() async
    /// The title; `nil` if the author gives none.
    var name: String? { get }
    /// Whether reading the value would crash the plugin.
    var isMissing: Bool { get }
    /// Whether the parameter has a value other than `nil`.
    var hasValue: Bool { get }
}

extension IntentParameter: StorableParameter {
    var stored: _StoredValue? { isSet ? wrappedValue._stored : nil }

    func declaration(named name: String) -> DeclaredParameter? {
        guard var schema = Value._schema else { return nil }
        schema.range = traits.range
        schema.count = traits.count
        schema.options = traits.options ?? schema.options
        return DeclaredParameter(
            name: name, title: self.name ?? name,
            description: traits.description.map { String(localized: $0) } ?? "",
            schema: schema, defaultValue: declared?._stored)
    }

    func set(_ stored: _StoredValue) async throws -> Bool {
        guard let value = try await Value._value(of: stored) else { return false }
        wrappedValue = value
        return true
    }

    func vanished(of stored: _StoredValue) -> [String] {
        guard let schema = Value._schema, schema.isList else { return [] }
        // Equal numbers may be written differently.
        guard schema.options != nil || !schema.choices.isEmpty else { return [] }
        let present = self.stored?.listTexts ?? []
        return stored.listTexts.filter { !present.contains($0) }
    }

    var name: String? {
        let title = String(localized: traits.title)
        return title.isEmpty ? nil : title
    }

    var isMissing: Bool { !isSet && !(Value.self is any OptionalValue.Type) }

    var hasValue: Bool { isSet && (wrappedValue as? any OptionalValue)?.isNone != true }

    func setDefaultResult() async {
        if isSet { return }
        if let result = await traits.defaultResult?() {
            if let value = result as? Value { wrappedValue = value }
        } else if Value.self is any AppEntity.Type, let value = await Value._fallback() {
            wrappedValue = value
        }
    }

    func setFallback() async {
        await setDefaultResult()
        if !isSet, let value = await Value._fallback() { wrappedValue = value }
    }
}
