// The values that a configuration stores directly.

extension Bool: _IntentValue {
    /// A Boolean.
    public static var _schema: _ValueSchema? { _ValueSchema(.bool) }
    /// The value itself.
    public var _stored: _StoredValue? { .bool(self) }
    /// The value itself.
    public static func _value(of stored: _StoredValue) -> Bool? {
        if case .bool(let value) = stored { value } else { nil }
    }
    /// Returns `false`.
    public static func _fallback() -> Bool? { false }
}

extension Int: _IntentValue {
    /// An integer.
    public static var _schema: _ValueSchema? { _ValueSchema(.int) }
    /// The value itself.
    public var _stored: _StoredValue? { .int(Int64(self)) }
    /// The value itself.
    public static func _value(of stored: _StoredValue) -> Int? {
        if case .int(let value) = stored { Int(exactly: value) } else { nil }
    }
    /// Returns zero.
    public static func _fallback() -> Int? { 0 }
}

extension Double: _IntentValue {
    /// A floating-point number.
    public static var _schema: _ValueSchema? { _ValueSchema(.double) }
    /// The value itself.
    public var _stored: _StoredValue? { .double(self) }
    /// The value itself.
    public static func _value(of stored: _StoredValue) -> Double? {
        if case .double(let value) = stored { value } else { nil }
    }
    /// Returns zero.
    public static func _fallback() -> Double? { 0 }
}

extension String: _IntentValue {
    /// A string.
    public static var _schema: _ValueSchema? { _ValueSchema(.string) }
    /// The string itself.
    public var _stored: _StoredValue? { .string(self) }
    /// The string itself.
    public static func _value(of stored: _StoredValue) -> String? {
        if case .string(let value) = stored { value } else { nil }
    }
    /// Returns an empty string.
    public static func _fallback() -> String? { "" }
}

extension Date: _IntentValue {
    /// A date.
    public static var _schema: _ValueSchema? { _ValueSchema(.date) }
    /// The date itself.
    public var _stored: _StoredValue? { .date(self) }
    /// The date itself.
    public static func _value(of stored: _StoredValue) -> Date? {
        if case .date(let value) = stored { value } else { nil }
    }
    /// Returns the current date.
    public static func _fallback() -> Date? { Date() }
}

extension URL: _IntentValue {
    /// A string.
    public static var _schema: _ValueSchema? { _ValueSchema(.string) }
    /// The URL as a string.
    public var _stored: _StoredValue? { .string(absoluteString) }
    /// Returns the URL; `nil` if the string is invalid.
    public static func _value(of stored: _StoredValue) -> URL? {
        if case .string(let value) = stored { URL(string: value) } else { nil }
    }
}
