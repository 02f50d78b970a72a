/// A type that parameters and results of intents can have.
///
/// Differs from Apple: the requirements say how a configuration stores the value.
public protocol _IntentValue: Sendable {
    /// The type itself, or what an optional has.
    associatedtype UnwrappedType: _IntentValue = Self
    /// What users may set; `nil` when a configuration cannot store it.
    static var _schema: _ValueSchema? { get }
    /// The value as a configuration stores it; `nil` for none.
    var _stored: _StoredValue? { get }
    /// How users see the value; `nil`: as it is stored.
    var _display: DisplayRepresentation? { get }
    /// Reads what a configuration stored; `nil` when there is no such value any more.
    static func _value(of stored: _StoredValue) async throws -> Self?
    /// What a parameter has that nobody has set.
    static func _fallback() async -> Self?
}

extension _IntentValue {
    /// A configuration cannot store it.
    public static var _schema: _ValueSchema? { nil }
    /// A configuration cannot store it.
    public var _stored: _StoredValue? { nil }
    /// As it is stored.
    public var _display: DisplayRepresentation? { nil }
    /// A configuration cannot store it.
    public static func _value(of stored: _StoredValue) async throws -> Self? { nil }
    /// Nothing.
    public static func _fallback() async -> Self? { nil }
}
