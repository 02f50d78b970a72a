/// A value as a configuration stores it.
public enum _StoredValue: Hashable, Sendable {
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case int(Int64)
    /// A number.
    case double(Double)
    /// A text, or the identifier of a choice.
    case string(String)
    /// A moment.
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
