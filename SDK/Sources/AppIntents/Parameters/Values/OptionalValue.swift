/// A type whose values may be `nil`.
protocol OptionalValue {
    /// Whether the value is `nil`.
    var isNone: Bool { get }
}

extension Optional: OptionalValue {
    var isNone: Bool { self == nil }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// The unwrapped type.
    public typealias UnwrappedType = Wrapped.UnwrappedType

    /// The values of the wrapped type, and no value.
    public static var _schema: _ValueSchema? {
        var schema = Wrapped._schema
        schema?.isOptional = true
        return schema
    }

    /// The stored value, or `nil`.
    public var _stored: _StoredValue? { flatMap { $0._stored } }

    /// How the value is shown to users, or `nil`.
    public var _display: DisplayRepresentation? { flatMap { $0._display } }

    /// Returns the value, or no value for an empty string; `nil` if the stored value is invalid.
    public static func _value(of stored: _StoredValue) async throws -> Wrapped?? {
        if stored == .string("") { return .some(nil) }
        guard let value = try await Wrapped._value(of: stored) else { return nil }
        return .some(value)
    }

    /// Returns the default result of an entity's query, or no value.
    public static func _fallback() async -> Wrapped?? {
        guard let entity = Wrapped.self as? any AppEntity.Type else { return .some(nil) }
        return .some(await entity._fallback() as? Wrapped)
    }
}
