/// The sizes a view has taken, by proposal.
///
/// Ordinary views are offered some ten sizes. In a pathological tree the number of proposals can double
/// with every level: once the cache is full, a proposal gets the size of the most similar one.
struct SizeCache {
    /// The most proposals for which a view works out a size.
    static let limit = 64
    /// How many proposals most views get at most.
    private static let usualCount = 4

    /// Few, so that looking at each is quicker than hashing.
    private var entries: [(proposal: Proposal, size: Size)] = []

    /// The size for a proposal or, when the cache is full, for the proposal most like it.
    func size(for proposal: Proposal) -> Size? {
        exactSize(for: proposal) ?? (isFull ? exactSize(for: representative(of: proposal)) : nil)
    }

    /// Adds the size for a proposal that has none.
    mutating func insert(_ size: Size, for proposal: Proposal) {
        if entries.isEmpty { entries.reserveCapacity(Self.usualCount) }
        entries.append((proposal, size))
    }

    /// The proposal whose size is the one for `proposal`: itself unless the cache is full.
    func representative(of proposal: Proposal) -> Proposal {
        guard isFull, exactSize(for: proposal) == nil else { return proposal }
        let nearest = entries.min {
            $0.proposal.rank(near: proposal) < $1.proposal.rank(near: proposal)
        }
        return nearest?.proposal ?? proposal
    }

    private func exactSize(for proposal: Proposal) -> Size? {
        for entry in entries where entry.proposal == proposal { return entry.size }
        return nil
    }

    private var isFull: Bool { entries.count >= Self.limit }
}

extension Proposal {
    /// The distance from another proposal, then what makes equally distant ones differ.
    fileprivate func rank(near other: Proposal) -> (Double, Double, Double) {
        let distance =
            Self.distance(width, other.width) + Self.distance(height, other.height)
        return (distance, width ?? -1, height ?? -1)
    }

    /// How different two proposed lengths are; far more than any length when only one is finite.
    private static func distance(_ first: Double?, _ second: Double?) -> Double {
        if first == second { return 0 }
        guard let first, let second, first.isFinite, second.isFinite else { return 1e9 }
        return abs(first - second)
    }
}
