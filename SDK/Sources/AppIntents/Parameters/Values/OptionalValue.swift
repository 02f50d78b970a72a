/// A type whose values may be none.
protocol OptionalValue {
    /// Whether this is none.
    var isNone: Bool { get }
}

extension Optional: OptionalValue {
    var isNone: Bool { self == nil }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// What there may be.
    public typealias UnwrappedType = Wrapped.UnwrappedType

    /// What the value's type allows, and nothing.
    public static var _schema: _ValueSchema? {
        var schema = Wrapped._schema
        schema?.isOptional = true
        return schema
    }

    /// The value, if there is one.
    public var _stored: _StoredValue? { flatMap { $0._stored } }

    /// How users see the value, if there is one.
    public var _display: DisplayRepresentation? { flatMap { $0._display } }

    /// The value, or none for an empty text; `nil` when what was stored is of no use.
    public static func _value(of stored: _StoredValue) async throws -> Wrapped?? {
        if stored == .string("") { return .some(nil) }
        guard let value = try await Wrapped._value(of: stored) else { return nil }
        return .some(value)
    }

    /// The default result of an entity's query, or nothing.
    public static func _fallback() async -> Wrapped?? {
        guard let entity = Wrapped.self as? any AppEntity.Type else { return .some(nil) }
        return .some(await entity._fallback() as? Wrapped)
    }
}
