/// A set of names of attributes, with a bit for each.
struct AttributeNames: ExpressibleByArrayLiteral {
    private var words = SIMD4<UInt64>.zero

    init(arrayLiteral names: ViewAttribute...) {
        for name in names { insert(name) }
    }

    func contains(_ name: ViewAttribute) -> Bool { words[name.word] & name.bit != 0 }

    mutating func insert(_ name: ViewAttribute) { words[name.word] |= name.bit }

    /// Whether a name is in both.
    func intersects(_ other: AttributeNames) -> Bool { words & other.words != .zero }
}

extension AttributeNames {
    /// What names a view or says how it moves.
    static let annotations: AttributeNames = [
        .accessibilityLabel, .accessibilityIdentifier, .accessibilityValue, .transition,
        .contentTransition, .animation, .symbolEffect,
    ]

    /// What holds for everything inside a view, too.
    static let inherited: AttributeNames = {
        var names: AttributeNames = []
        for name in ViewAttribute.allCases where name.isInherited { names.insert(name) }
        return names
    }()
}

extension ViewAttribute {
    // Names have eight bits: two for the word, six for the bit in it.
    fileprivate var word: Int { Int(rawValue >> 6 & 3) }
    fileprivate var bit: UInt64 { 1 << UInt64(rawValue & 63) }
}
