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

    /// The type this value has.
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

/// The types a parameter can have.
public enum ParameterType: String, Sendable, Hashable, CaseIterable {
    /// True or false.
    case bool
    /// A whole number of 64 bits.
    case int
    /// A number, perhaps with a fraction.
    case double
    /// Text.
    case string
    /// A moment.
    case date

    /// Reads a value of this type as a user types it; nil when the text is none.
    ///
    /// Bools are `true`, `yes`, `on`, `1` and their opposites in any case; numbers are decimal, with
    /// a point; dates are ISO 8601 with a time zone, such as `2026-07-01T08:30:00Z`.
    public func value(parsing text: String) -> ConfigurationValue? {
        switch self {
        case .bool: Self.bool(text).map(ConfigurationValue.bool)
        case .int: Int64(text).map(ConfigurationValue.int)
        case .double: Double(text).flatMap { $0.isFinite ? .double($0) : nil }
        case .string: .string(text)
        case .date: (try? Date(text, strategy: .iso8601)).map(ConfigurationValue.date)
        }
    }

    private static func bool(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
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
    /// The value as it crosses the pipe.
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

    /// The value that a peer sent; nil for none.
    public init?(wire: ParameterValue) {
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
