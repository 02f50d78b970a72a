public import AppIntents

/// One thing users can set of an intent that a `.intentdefinition` file defines.
public struct _IntentDefinitionParameter: @unchecked Sendable {
    // Unchecked: the closure is made by generated code, of nothing that changes.

    /// What the intent declares of it.
    package let declaration: DeclaredParameter
    private let setter: (INIntent, _StoredValue) -> Void

    init(
        _ name: String, title: String, schema: _ValueSchema, default defaultValue: _StoredValue?,
        setter: @escaping (INIntent, _StoredValue) -> Void
    ) {
        declaration = DeclaredParameter(
            name: name, title: title, description: "", schema: schema, defaultValue: defaultValue)
        self.setter = setter
    }

    /// Sets what a configuration stored.
    package func set(_ stored: _StoredValue, of intent: INIntent) { setter(intent, stored) }
}

extension INIntent {
    /// The intent with what a configuration stored; parameters it leaves out have their defaults.
    package static func configured(with values: [String: _StoredValue]) -> Self {
        let intent = Self()
        for parameter in _parameters {
            let declaration = parameter.declaration
            if let value = values[declaration.name] ?? declaration.defaultValue {
                parameter.set(value, of: intent)
            }
        }
        return intent
    }
}

extension _IntentDefinitionParameter {
    /// A text.
    public static func text<Intent: INIntent>(
        _ name: String, title: String, default defaultValue: String? = nil,
        _ property: ReferenceWritableKeyPath<Intent, String?>
    ) -> Self {
        Self(
            name, title: title, schema: .optional(.string),
            default: defaultValue.map { .string($0) }
        ) { intent, stored in
            guard case .string(let value) = stored else { return }
            (intent as? Intent)?[keyPath: property] = value
        }
    }

    /// A number: whole, with a fraction, or one that is true or false.
    public static func number<Intent: INIntent>(
        _ name: String, title: String, kind: NumberKind, default defaultValue: NSNumber? = nil,
        range: ClosedRange<Double>? = nil, _ property: ReferenceWritableKeyPath<Intent, NSNumber?>
    ) -> Self {
        var schema = _ValueSchema.optional(kind.schema)
        schema.range = range
        return Self(
            name, title: title, schema: schema, default: defaultValue.map(kind.stored)
        ) { intent, stored in
            let number: NSNumber? =
                switch stored {
                case .bool(let value): NSNumber(value: value)
                case .int(let value): NSNumber(value: value)
                case .double(let value): NSNumber(value: value)
                case .string, .date: nil
                }
            (intent as? Intent)?[keyPath: property] = number
        }
    }

    /// What a number is.
    public enum NumberKind: Sendable {
        /// True or false.
        case boolean
        /// Whole.
        case integer
        /// With a fraction.
        case decimal

        fileprivate var schema: _ValueSchema.Kind {
            switch self {
            case .boolean: .bool
            case .integer: .int
            case .decimal: .double
            }
        }

        fileprivate func stored(_ number: NSNumber) -> _StoredValue {
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
        schema.choices = choices.map { choice in
            _ValueChoice(
                id: choice.name,
                DisplayRepresentation(title: LocalizedStringResource(stringLiteral: choice.title)))
        }
        return Self(
            name, title: title, schema: schema, default: defaultValue.map { .string($0) }
        ) { intent, stored in
            guard let choice = choices.first(where: { .string($0.name) == stored }) else { return }
            (intent as? Intent)?[keyPath: property] = choice.value
        }
    }

    /// A thing of a type that the file defines, kept by its identifier.
    public static func object<Intent: INIntent, Object: INObject>(
        _ name: String, title: String, _ property: ReferenceWritableKeyPath<Intent, Object?>
    ) -> Self {
        Self(name, title: title, schema: .optional(.string), default: nil) { intent, stored in
            guard case .string(let id) = stored, !id.isEmpty else { return }
            let object = Object(identifier: id, display: id, pronunciationHint: nil)
            (intent as? Intent)?[keyPath: property] = object
        }
    }
}

extension _ValueSchema {
    fileprivate static func optional(_ kind: Kind) -> _ValueSchema {
        var schema = _ValueSchema(kind)
        schema.isOptional = true
        return schema
    }
}
