/// A set of attribute names, with a bit for each.
struct AttributeNames: ExpressibleByArrayLiteral {
    private var words = SIMD4<UInt64>.zero

    init(arrayLiteral names: ViewAttribute...) {
        for name in names { insert(name) }
    }

    func contains(_ name: ViewAttribute) -> Bool { words[name.word] & name.bit != 0 }

    mutating func insert(_ name: ViewAttribute) { words[name.word] |= name.bit }

    /// Removes a name.
    ///
    /// - Returns: Whether it was there.
    mutating func remove(_ name: ViewAttribute) -> Bool {
        guard contains(name) else { return false }
        words[name.word] &= ~name.bit
        return true
    }

    /// Whether both sets share a name.
    func intersects(_ other: AttributeNames) -> Bool { words & other.words != .zero }
}

extension AttributeNames {
    /// Attributes that name a view or describe its motion.
    static let annotations: AttributeNames = [
        .accessibilityLabel, .accessibilityIdentifier, .accessibilityValue, .transition,
        .contentTransition, .animation, .symbolEffect,
    ]

    /// Attributes that also apply to everything inside a view.
    static let inherited: AttributeNames = {
        var names: AttributeNames = []
        for name in ViewAttribute.allCases where name.isInherited { names.insert(name) }
        return names
    }()
}

extension AttributeNames {
    /// Inherited attributes of what is said rather than of how it looks.
    static let unstyled: AttributeNames = [
        .redacted, .rightToLeft, .truncation, .symbolVariants, .accessibilityHidden,
    ]
}

extension ViewAttribute {
    // Names have eight bits: two select the word, six the bit in it.
    fileprivate var word: Int { Int(rawValue >> 6 & 3) }
    fileprivate var bit: UInt64 { 1 << UInt64(rawValue & 63) }
}
