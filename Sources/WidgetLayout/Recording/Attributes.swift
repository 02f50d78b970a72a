/// The attributes of a view, in the order in which they were set.
///
/// Names stand apart from values: most questions are about names that were never set.
struct Attributes: ExpressibleByDictionaryLiteral {
    private var names: [ViewAttribute]
    private var values: [AttributeValue]

    /// How many attributes most views have at most.
    private static let usual = 2

    /// Attributes of different names.
    init(dictionaryLiteral attributes: (ViewAttribute, AttributeValue)...) {
        names = attributes.map(\.0)
        values = attributes.map(\.1)
    }

    /// The value of an attribute; nil when it was not set.
    subscript(name: ViewAttribute) -> AttributeValue? {
        names.firstIndex(of: name).map { values[$0] }
    }

    /// Sets an attribute, now the last one.
    mutating func set(_ name: ViewAttribute, _ value: AttributeValue) {
        if let index = names.firstIndex(of: name) {
            names.remove(at: index)
            values.remove(at: index)
        }
        if names.isEmpty { values.reserveCapacity(Self.usual) }
        names.append(name)
        values.append(value)
    }

    var isEmpty: Bool { names.isEmpty }

    /// Whether one of several attributes was set.
    func hasAny(of others: ViewAttribute...) -> Bool { names.contains(where: others.contains) }

    /// Whether the view may have a name or a motion of its own.
    var areAnnotated: Bool { names.contains(where: \.isAnnotation) }

    /// Whether something holds for everything inside the view, too.
    var areInherited: Bool { names.contains(where: \.isInherited) }

    /// Calls `body` with what holds for everything inside the view, too.
    func forEachInherited(_ body: (ViewAttribute, AttributeValue) -> Void) {
        for index in names.indices where names[index].isInherited {
            body(names[index], values[index])
        }
    }
}

extension ViewAttribute {
    /// Whether it names the view or says how it moves.
    fileprivate var isAnnotation: Bool {
        switch self {
        case .accessibilityLabel, .accessibilityIdentifier, .accessibilityValue, .transition,
            .contentTransition, .animation, .symbolEffect:
            true
        default: false
        }
    }
}
