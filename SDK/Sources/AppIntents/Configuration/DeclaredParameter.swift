/// What an intent declares of one of its parameters.
package struct DeclaredParameter: Sendable {
    /// The property's name.
    package let name: String
    /// What users see for it.
    package let title: String
    /// What it does; empty when the author does not say.
    package let description: String
    /// What users may set it to.
    package let schema: _ValueSchema
    /// What it is when nobody sets it; `nil` when there is no such value, or only a query knows it.
    package let defaultValue: _StoredValue?
    /// Finds values to choose from, with what is set so far of all parameters; `nil`: there are none.
    package var findOptions: FindOptions?
    /// When users are asked for it.
    package var cases = ParameterCases.always

    /// Finds values to choose from.
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
    /// The parameters a configuration can store, in the order of the source.
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

    /// Values to choose from, found while the intent has these settings.
    private static func found(
        by options: _ValueSchema.Options, _ search: String, _ settings: [String: _StoredValue]
    ) async throws -> [_ValueSection] {
        let intent = await configured(with: settings) { _, _ in }
        return try await IntentBeingConfigured.$intent.withValue(intent) {
            try await options(search)
        }
    }

    /// The properties marked `@Parameter`, whose storage the compiler names with an underscore.
    var parameters: [(name: String, parameter: any StorableParameter)] {
        StoredProperties.of(self).compactMap { name, value in
            guard let parameter = value as? any StorableParameter else { return nil }
            return (String(name.trimmingPrefix("_")), parameter)
        }
    }
}

/// An intent's parameter of any type.
protocol StorableParameter: AnyObject, Sendable {
    /// The value as a configuration stores it; `nil` for none.
    var stored: _StoredValue? { get }
    /// What the intent declares; `nil` when a configuration cannot store the parameter.
    func declaration(named name: String) -> DeclaredParameter?
    /// Sets what a configuration stored; answers whether there is such a value.
    func set(_ stored: _StoredValue) async throws -> Bool
    /// The elements of a stored list that are not there any more, once it is set.
    func vanished(of stored: _StoredValue) -> [String]
    /// Sets what its options provider or its query says of a parameter that nobody has set.
    func setDefaultResult() async
    /// Sets what a parameter has that nobody sets.
    func setFallback() async
    /// What users see for it; `nil` when the author does not say.
    var name: String? { get }
    /// Whether reading it would end the plugin.
    var isMissing: Bool { get }
    /// Whether it has a value that is not none.
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
        // Numbers may be written in several ways.
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
