/// A type whose cases have localized names.
public protocol CaseDisplayRepresentable: Hashable, TypeDisplayRepresentable,
    InstanceDisplayRepresentable
{
    /// The name of each case.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// An enumeration of fixed values.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, CaseIterable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
    /// The name of the case, or its raw value if it has none.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self]
            ?? DisplayRepresentation(title: LocalizedStringResource(stringLiteral: "\(rawValue)"))
    }

    /// Raw values, with all cases as choices.
    public static var _schema: _ValueSchema? {
        var schema = _ValueSchema(.string)
        schema.choices = allCases.map {
            _ValueChoice(id: "\($0.rawValue)", $0.displayRepresentation)
        }
        return schema
    }

    /// The raw value as a string.
    public var _stored: _StoredValue? { .string("\(rawValue)") }

    /// The name of the case.
    public var _display: DisplayRepresentation? { displayRepresentation }

    /// Returns the case with a raw value or a name.
    public static func _value(of stored: _StoredValue) -> Self? {
        guard case .string(let text) = stored else { return nil }
        return allCases.first { "\($0.rawValue)" == text } ?? allCases.first { "\($0)" == text }
    }

    /// Returns the first case.
    public static func _fallback() -> Self? { allCases.first }
}
