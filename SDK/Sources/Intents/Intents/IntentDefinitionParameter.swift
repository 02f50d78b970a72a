public import AppIntents

/// A parameter of an intent that a `.intentdefinition` file defines.
public struct _IntentDefinitionParameter: @unchecked Sendable {
    // Unchecked: the closures are made by generated code, and capture nothing mutable.

    /// The declaration of the parameter.
    package private(set) var declaration: DeclaredParameter
    private let setter: (INIntent, _StoredValue) async -> Void
    /// Sets the default value of a handler, if one has it.
    var setDefault: (INIntent) -> Void = { _ in }
    /// Whether a handler of the plugin provides its options.
    var isHandled: (INIntent) -> Bool = { _ in false }
    /// The value in an intent, as a configuration stores it.
    let stored: (INIntent) -> _StoredValue?

    init(
        _ name: String, title: String, schema: _ValueSchema, default defaultValue: _StoredValue?,
        stored: @escaping (INIntent) -> _StoredValue?,
        setter: @escaping (INIntent, _StoredValue) async -> Void
    ) {
        self.stored = stored
        declaration = DeclaredParameter(
            name: name, title: title, description: "", schema: schema, defaultValue: defaultValue)
        self.setter = setter
    }

    /// Returns the parameter, shown only if another one is true, or false.
    public func asked(when parameter: String, is value: Bool) -> Self {
        asked(.init(parameter, .equal([.bool(value)])))
    }

    /// Returns the parameter, shown only if another one is a case.
    public func asked(when parameter: String, is value: String) -> Self {
        asked(.init(parameter, .equal([.string(value)])))
    }

    /// Returns the parameter, shown only if another one has a value.
    public func asked(whenSet parameter: String) -> Self { asked(.init(parameter, .hasValue)) }

    /// Returns the parameter, shown only if another one has no value.
    public func asked(whenUnset parameter: String) -> Self {
        asked(.init(parameter, .hasValue, isNegated: true))
    }

    private func asked(_ condition: _ParameterCondition) -> Self {
        var parameter = self
        if case .anyOf(let cases) = declaration.cases {
            parameter.declaration.cases = .anyOf(cases.map { [condition] + $0 })
        } else {
            parameter.declaration.cases = .anyOf([[condition]])
        }
        return parameter
    }

    /// Sets a stored value in an intent.
    package func set(_ stored: _StoredValue, of intent: INIntent) async {
        await setter(intent, stored)
    }

    /// Returns the parameter with the options that a function finds for an intent.
    func finding<Intent: INIntent>(
        for intent: Intent.Type,
        by find: @escaping @Sendable (INIntent, String) async throws -> [_ValueSection]
    ) -> Self {
        var parameter = self
        parameter.declaration.findOptions = { search, settings in
            try await find(await Intent.configured(with: settings), search)
        }
        return parameter
    }
}

extension INIntent {
    /// Returns an intent with stored values; parameters without one have their defaults.
    package static func configured(with values: [String: _StoredValue]) async -> Self {
        let intent = Self()
        for parameter in _parameters {
            let declaration = parameter.declaration
            if let value = values[declaration.name] {
                await parameter.set(value, of: intent)
            } else {
                if let value = declaration.defaultValue { await parameter.set(value, of: intent) }
                parameter.setDefault(intent)
            }
        }
        return intent
    }
}

extension INIntent {
    /// The values of the parameters by name, as a configuration stores them.
    package var storedValues: [String: _StoredValue] {
        var values: [String: _StoredValue] = [:]
        for parameter in Self._parameters {
            values[parameter.declaration.name] = parameter.stored(self)
        }
        return values
    }
}

extension _IntentDefinitionParameter {
    /// Creates a parameter for a Boolean, an integer or a decimal number.
    public static func number<Intent: INIntent>(
        _ name: String, title: String, kind: NumberKind, default defaultValue: NSNumber? = nil,
        range: ClosedRange<Double>? = nil, _ property: ReferenceWritableKeyPath<Intent, NSNumber?>
    ) -> Self {
        var schema = _ValueSchema.optional(kind.schema)
        schema.range = range
        return Self(
            name, title: title, schema: schema, default: defaultValue.map(kind.stored),
            stored: { ($0 as? Intent)?[keyPath: property].map(kind.stored) }
        ) { intent, stored in
            (intent as? Intent)?[keyPath: property] = stored.number
        }
    }

    /// The kind of a number.
    public enum NumberKind: Sendable {
        /// A Boolean.
        case boolean
        /// An integer.
        case integer
        /// A decimal number.
        case decimal

        /// The kind of the stored value.
        var schema: _ValueSchema.Kind {
            switch self {
            case .boolean: .bool
            case .integer: .int
            case .decimal: .double
            }
        }

        func stored(_ number: NSNumber) -> _StoredValue {
            switch self {
            case .boolean: .bool(number.boolValue)
            case .integer: .int(number.int64Value)
            case .decimal: .double(number.doubleValue)
            }
        }
    }

    /// A case of an enumeration of the file; `choices` are the cases' names and what users see.
    public static func choice<Intent: INIntent, Value: RawRepresentable>(
        _ name: String, title: String, default defaultValue: String? = nil,
        choices: [(value: Value, name: String, title: String)],
        _ property: ReferenceWritableKeyPath<Intent, Value>
    ) -> Self where Value.RawValue == Int {
        var schema = _ValueSchema(.string)
        schema.choices = choices.map { _ValueChoice(case: $0.name, title: $0.title) }
        return Self(
            name, title: title, schema: schema, default: defaultValue.map { .string($0) },
            stored: { intent in
                let value = (intent as? Intent)?[keyPath: property].rawValue
                return choices.first { $0.value.rawValue == value }.map { .string($0.name) }
            }
        ) { intent, stored in
            guard let choice = choices.first(where: { .string($0.name) == stored }) else { return }
            (intent as? Intent)?[keyPath: property] = choice.value
        }
    }
}

extension _ValueSchema {
    static func optional(_ kind: Kind) -> _ValueSchema {
        var schema = _ValueSchema(kind)
        schema.isOptional = true
        return schema
    }
}

extension _ValueChoice {
    /// A case of an enumeration, with its title in the user's language.
    init(case name: String, title: String) {
        let title = LocalizedStringResource(stringLiteral: title)
        self.init(id: name, DisplayRepresentation(title: title))
    }
}
