import Foundation

/// The types a parameter can have.
public enum ParameterType: String, Sendable, Hashable, CaseIterable {
    /// True or false.
    case bool
    /// A 64-bit integer.
    case int
    /// A floating-point number.
    case double
    /// Text.
    case string
    /// A point in time.
    case date

    /// Reads a value of this type as a user types it; nil when the text is not one.
    ///
    /// Bools are `true`, `yes`, `on`, `1` and their opposites in any case; numbers are decimal,
    /// with a point; dates are ISO 8601 with a time zone, such as `2026-07-01T08:30:00Z`.
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
