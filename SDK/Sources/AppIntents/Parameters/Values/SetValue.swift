extension Set: _IntentValue where Element: _IntentValue {
    /// Several values of the element type.
    public static var _schema: _ValueSchema? { [Element]._schema }

    /// A JSON array of the elements' strings, sorted because a set has no order.
    public var _stored: _StoredValue? {
        .list(of: compactMap { $0._stored?.description }.sorted())
    }

    /// Returns the elements that still exist, from a JSON array or comma-separated strings.
    public static func _value(of stored: _StoredValue) async throws -> Set<Element>? {
        try await [Element]._value(of: stored).map(Set.init)
    }

    /// Returns an empty set.
    public static func _fallback() -> Set<Element>? { [] }
}
