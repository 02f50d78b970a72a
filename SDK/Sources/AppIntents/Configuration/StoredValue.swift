/// A value in the form that a configuration stores.
public enum _StoredValue: Hashable, Sendable {
    /// A Boolean.
    case bool(Bool)
    /// An integer.
    case int(Int64)
    /// A floating-point number.
    case double(Double)
    /// A string, or the identifier of a choice.
    case string(String)
    /// A date.
    case date(Date)
}

extension _StoredValue: CustomStringConvertible {
    /// The value as a user would type it.
    public var description: String {
        switch self {
        case .bool(let value): String(value)
        case .int(let value): String(value)
        case .double(let value): String(value)
        case .string(let value): value
        case .date(let value): value.formatted(.iso8601)
        }
    }
}
