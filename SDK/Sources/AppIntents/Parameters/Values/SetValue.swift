extension Set: _IntentValue where Element: _IntentValue {
    /// Several of what the element's type allows.
    public static var _schema: _ValueSchema? { [Element]._schema }

    /// A JSON array of the elements' texts, sorted, since a set has no order of its own.
    public var _stored: _StoredValue? {
        .list(of: compactMap { $0._stored?.description }.sorted())
    }

    /// The elements that still exist, of a JSON array or of texts between commas.
    public static func _value(of stored: _StoredValue) async throws -> Set<Element>? {
        try await [Element]._value(of: stored).map(Set.init)
    }

    /// No elements.
    public static func _fallback() -> Set<Element>? { [] }
}
