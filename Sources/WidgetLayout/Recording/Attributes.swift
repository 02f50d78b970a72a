/// The attributes of a view, in the order in which they were set.
///
/// Most look-ups are for attributes that were never set; the set of names answers those quickly.
struct Attributes: ExpressibleByDictionaryLiteral {
    private var names: AttributeNames = []
    private var items: [(name: ViewAttribute, value: AttributeValue)] = []

    /// The usual greatest number of attributes.
    private static let usual = 2

    init() {}

    init(dictionaryLiteral attributes: (ViewAttribute, AttributeValue)...) {
        for (name, value) in attributes { set(name, value) }
    }

    /// The value of an attribute; nil when it was not set.
    subscript(name: ViewAttribute) -> AttributeValue? {
        guard names.contains(name) else { return nil }
        return items.first { $0.name == name }?.value
    }

    /// Sets an attribute, which becomes the last one.
    mutating func set(_ name: ViewAttribute, _ value: AttributeValue) {
        if names.contains(name) { items.removeAll { $0.name == name } }
        names.insert(name)
        if items.isEmpty { items.reserveCapacity(Self.usual) }
        items.append((name, value))
    }

    /// Removes an attribute.
    mutating func remove(_ name: ViewAttribute) {
        guard names.remove(name) else { return }
        items.removeAll { $0.name == name }
    }

    /// Removes the attributes that also apply to everything inside the view, but for some.
    mutating func removeInherited(except kept: AttributeNames) {
        guard areInherited else { return }
        for item in items where item.name.isInherited && !kept.contains(item.name) {
            remove(item.name)
        }
    }

    var isEmpty: Bool { items.isEmpty }

    /// Whether one of several attributes was set.
    func hasAny(of others: AttributeNames) -> Bool { names.intersects(others) }

    /// Whether the view may have an annotation of its own.
    var areAnnotated: Bool { hasAny(of: .annotations) }

    /// Whether some of them also apply to everything inside the view.
    var areInherited: Bool { hasAny(of: .inherited) }

    /// Calls `body` with each attribute that also applies to everything inside the view.
    func forEachInherited(_ body: (ViewAttribute, AttributeValue) -> Void) {
        for item in items where item.name.isInherited { body(item.name, item.value) }
    }
}
