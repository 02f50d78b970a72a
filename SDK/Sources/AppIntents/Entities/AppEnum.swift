/// A type whose values have names that users see.
public protocol CaseDisplayRepresentable: Hashable, TypeDisplayRepresentable,
    InstanceDisplayRepresentable
{
    /// The name of each value.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A choice between fixed values.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, CaseIterable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    /// The value's name, or its raw value when it has none.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self]
            ?? DisplayRepresentation(title: LocalizedStringResource(stringLiteral: "\(rawValue)"))
    }

    /// The raw values, to choose from.
    public static var _schema: _ValueSchema? {
        var schema = _ValueSchema(.string)
        schema.choices = allCases.map {
            _ValueChoice(id: "\($0.rawValue)", $0.displayRepresentation)
        }
        return schema
    }

    /// The raw value.
    public var _stored: _StoredValue? { .string("\(rawValue)") }

    /// The value's name.
    public var _display: DisplayRepresentation? { displayRepresentation }

    /// The case with a raw value, or with a name.
    public static func _value(of stored: _StoredValue) -> Self? {
        guard case .string(let text) = stored else { return nil }
        return allCases.first { "\($0.rawValue)" == text } ?? allCases.first { "\($0)" == text }
    }

    /// The first case.
    public static func _fallback() -> Self? { allCases.first }
}
