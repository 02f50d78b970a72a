/// Codes of at most 15 bits, short for what is frequent.
struct HuffmanCode {
    /// In bits; 0 for what does not occur.
    let lengths: [UInt8]
    /// The highest bit first as the lowest, as deflate writes them.
    let codes: [UInt32]

    private static let longest = 15

    /// Makes codes for symbols that occur so often.
    init(_ counts: [Int]) {
        var counts = counts
        var lengths = Self.lengths(counts)
        // Rarer ones count for more until no code is too long.
        while lengths.contains(where: { $0 > Self.longest }) {
            counts = counts.map { ($0 + 1) / 2 }
            lengths = Self.lengths(counts)
        }
        self.lengths = lengths.map { UInt8($0) }
        codes = Self.codes(lengths)
    }

    /// The lowest `count` bits in reverse order.
    static func reversed(_ bits: UInt32, _ count: Int) -> UInt32 {
        (0..<count).reduce(0) { $0 | (bits >> UInt32($1) & 1) << UInt32(count - 1 - $1) }
    }

    /// The depths of leaves in a tree that joins the two rarest until one is left.
    private static func lengths(_ counts: [Int]) -> [Int] {
        let symbols = counts.indices.filter { counts[$0] > 0 }.sorted {
            (counts[$0], $0) < (counts[$1], $1)
        }
        var lengths = [Int](repeating: 0, count: counts.count)
        guard symbols.count > 1 else {
            lengths[symbols.first ?? 0] = 1
            return lengths
        }
        // Leaves, then what joins them, both from rare to frequent: two queues in one array.
        var weights = symbols.map { counts[$0] }
        var parents = [Int](repeating: 0, count: 2 * symbols.count - 1)
        var (leaf, joint) = (0, symbols.count)
        while weights.count < parents.count {
            var weight = 0
            for _ in 0..<2 {
                let isLeaf =
                    leaf < symbols.count
                    && (joint >= weights.count || weights[leaf] <= weights[joint])
                let next = isLeaf ? leaf : joint
                if isLeaf { leaf += 1 } else { joint += 1 }
                weight += weights[next]
                parents[next] = weights.count
            }
            weights.append(weight)
        }
        var depths = [Int](repeating: 0, count: parents.count)
        for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
        for (index, symbol) in symbols.enumerated() { lengths[symbol] = depths[index] }
        return lengths
    }

    /// By length, then by symbol, as RFC 1951 says in section 3.2.2.
    private static func codes(_ lengths: [Int]) -> [UInt32] {
        var codes = [UInt32](repeating: 0, count: lengths.count)
        var next: UInt32 = 0
        for length in 1...longest {
            for symbol in lengths.indices where lengths[symbol] == length {
                codes[symbol] = reversed(next, length)
                next += 1
            }
            next <<= 1
        }
        return codes
    }
}
