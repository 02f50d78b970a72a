public import AppIntents

// Parameters that are lists, of values that the definition itself describes.

extension _IntentDefinitionParameter {
    /// Creates a parameter for a list of numbers; invalid numbers are left out.
    public static func numbers<Intent: INIntent>(
        _ name: String, title: String, kind: NumberKind, range: ClosedRange<Double>? = nil,
        _ property: ReferenceWritableKeyPath<Intent, [NSNumber]?>
    ) -> Self {
        var schema = _ValueSchema.list
        schema.range = range
        return Self(
            name, title: title, schema: schema, default: nil,
            stored: { intent in
                (intent as? Intent)?[keyPath: property].flatMap { numbers in
                    .list(of: numbers.map { kind.stored($0).description })
                }
            }
        ) { intent, stored in
            let numbers = stored.listTexts.compactMap { text in
                _StoredValue(text, as: kind.schema)?.number
            }
            (intent as? Intent)?[keyPath: property] = numbers
        }
    }

    /// Creates a parameter for a list of cases; unknown names are left out.
    public static func choices<Intent: INIntent, Value: RawRepresentable>(
        _ name: String, title: String, choices: [(value: Value, name: String, title: String)],
        _ property: ReferenceWritableKeyPath<Intent, [Value]?>
    ) -> Self where Value.RawValue == Int {
        var schema = _ValueSchema.list
        schema.choices = choices.map { _ValueChoice(case: $0.name, title: $0.title) }
        return Self(
            name, title: title, schema: schema, default: nil,
            stored: { intent in
                (intent as? Intent)?[keyPath: property].flatMap { values in
                    .list(
                        of: values.compactMap { value in
                            choices.first { $0.value.rawValue == value.rawValue }?.name
                        })
                }
            }
        ) { intent, stored in
            let values = stored.listTexts.compactMap { text in
                choices.first { $0.name == text }?.value
            }
            (intent as? Intent)?[keyPath: property] = values
        }
    }
}

extension _StoredValue {
    /// The number; 1 for true, `nil` for a string or a date.
    var number: NSNumber? {
        switch self {
        case .bool(let value): NSNumber(value: value)
        case .int(let value): NSNumber(value: value)
        case .double(let value): NSNumber(value: value)
        case .string, .date: nil
        }
    }
}

extension _ValueSchema {
    /// The schema of a list of strings, which are stored as one.
    static var list: _ValueSchema {
        var schema = optional(.string)
        schema.isList = true
        return schema
    }
}
