import Foundation
import WidgetWire

/// The value of one parameter of a widget's configuration.
public enum ConfigurationValue: Sendable, Hashable {
    /// True or false; a plugin's `bool`.
    case bool(Bool)
    /// A whole number; a plugin's `int64_t`.
    case int(Int64)
    /// A number, which must be finite; a plugin's `double`.
    case double(Double)
    /// Text without NUL characters; a plugin's `const char *`.
    case string(String)
    /// A moment; a plugin's seconds since 1970.
    case date(Date)

    /// The type of the value.
    public var type: ParameterType {
        switch self {
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .string: .string
        case .date: .date
        }
    }
}

extension ConfigurationValue: CustomStringConvertible {
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

extension ConfigurationValue {
    /// The value as a protocol message.
    var wire: ParameterValue {
        var message = ParameterValue()
        switch self {
        case .bool(let value): message.bool = value
        case .int(let value): message.int = value
        case .double(let value): message.double = value
        case .string(let value): message.string = value
        case .date(let value): message.date = value.timeIntervalSince1970
        }
        return message
    }

    /// Reads a peer's value; nil when it is missing.
    package init?(wire: ParameterValue) {
        switch wire.value {
        case .bool(let value): self = .bool(value)
        case .int(let value): self = .int(value)
        case .double(let value): self = .double(value)
        case .string(let value): self = .string(value)
        case .date(let value): self = .date(Date(timeIntervalSince1970: value))
        case nil: return nil
        }
    }
}
