/// A type of parameters and results of intents.
///
/// Differs from Apple: its requirements define how a configuration stores the value.
public protocol _IntentValue: Sendable {
    /// The type itself, or the wrapped type of an optional.
    associatedtype UnwrappedType: _IntentValue = Self
    /// The values that users can set; `nil` if a configuration cannot store the type.
    static var _schema: _ValueSchema? { get }
    /// The stored value; `nil` if there is none.
    var _stored: _StoredValue? { get }
    /// How the value is shown to users; `nil` shows the stored value.
    var _display: DisplayRepresentation? { get }
    /// Returns the value for a stored one; `nil` if it no longer exists.
    static func _value(of stored: _StoredValue) async throws -> Self?
    /// Returns the value of an unset parameter.
    static func _fallback() async -> Self?
}

extension _IntentValue {
    /// A configuration cannot store the value by default.
    public static var _schema: _ValueSchema? { nil }
    /// A configuration cannot store the value by default.
    public var _stored: _StoredValue? { nil }
    /// Shown as the stored value by default.
    public var _display: DisplayRepresentation? { nil }
    /// A configuration cannot store the value by default.
    public static func _value(of stored: _StoredValue) async throws -> Self? { nil }
    /// No fallback by default.
    public static func _fallback() async -> Self? { nil }
}
