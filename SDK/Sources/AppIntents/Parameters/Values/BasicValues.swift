// The values that a configuration stores as they are.

extension Bool: _IntentValue {
    /// True or false.
    public static var _schema: _ValueSchema? { _ValueSchema(.bool) }
    /// The value itself.
    public var _stored: _StoredValue? { .bool(self) }
    /// The value itself.
    public static func _value(of stored: _StoredValue) -> Bool? {
        if case .bool(let value) = stored { value } else { nil }
    }
    /// False.
    public static func _fallback() -> Bool? { false }
}

extension Int: _IntentValue {
    /// A whole number.
    public static var _schema: _ValueSchema? { _ValueSchema(.int) }
    /// The value itself.
    public var _stored: _StoredValue? { .int(Int64(self)) }
    /// The value itself.
    public static func _value(of stored: _StoredValue) -> Int? {
        if case .int(let value) = stored { Int(exactly: value) } else { nil }
    }
    /// Zero.
    public static func _fallback() -> Int? { 0 }
}

extension Double: _IntentValue {
    /// A number.
    public static var _schema: _ValueSchema? { _ValueSchema(.double) }
    /// The value itself.
    public var _stored: _StoredValue? { .double(self) }
    /// The value itself.
    public static func _value(of stored: _StoredValue) -> Double? {
        if case .double(let value) = stored { value } else { nil }
    }
    /// Zero.
    public static func _fallback() -> Double? { 0 }
}

extension String: _IntentValue {
    /// A text.
    public static var _schema: _ValueSchema? { _ValueSchema(.string) }
    /// The text itself.
    public var _stored: _StoredValue? { .string(self) }
    /// The text itself.
    public static func _value(of stored: _StoredValue) -> String? {
        if case .string(let value) = stored { value } else { nil }
    }
    /// Nothing in it.
    public static func _fallback() -> String? { "" }
}

extension Date: _IntentValue {
    /// A moment.
    public static var _schema: _ValueSchema? { _ValueSchema(.date) }
    /// The moment itself.
    public var _stored: _StoredValue? { .date(self) }
    /// The moment itself.
    public static func _value(of stored: _StoredValue) -> Date? {
        if case .date(let value) = stored { value } else { nil }
    }
    /// Now.
    public static func _fallback() -> Date? { Date() }
}

extension URL: _IntentValue {
    /// A text.
    public static var _schema: _ValueSchema? { _ValueSchema(.string) }
    /// The text of the URL.
    public var _stored: _StoredValue? { .string(absoluteString) }
    /// The URL of the text; `nil` when it is none.
    public static func _value(of stored: _StoredValue) -> URL? {
        if case .string(let value) = stored { URL(string: value) } else { nil }
    }
}
