/// The sizes of a view by proposal.
///
/// Most views are offered about ten sizes. In a pathological tree the number of proposals can
/// double with every level; once the cache is full, a proposal gets the size of the most similar
/// one.
struct SizeCache {
    /// The greatest number of proposals for which a view computes its size.
    static let limit = 64
    /// The usual greatest number of proposals.
    private static let usualCount = 4

    /// A list, because few entries are searched faster than hashed.
    private var entries: [(proposal: Proposal, size: Size)] = []

    /// The cached size for a proposal or, when the cache is full, for the most similar one.
    func size(for proposal: Proposal) -> Size? {
        exactSize(for: proposal) ?? (isFull ? exactSize(for: representative(of: proposal)) : nil)
    }

    /// Adds the size for a proposal that has none yet.
    mutating func insert(_ size: Size, for proposal: Proposal) {
        if entries.isEmpty { entries.reserveCapacity(Self.usualCount) }
        entries.append((proposal, size))
    }

    /// The proposal that stands for `proposal`: itself unless the cache is full.
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
    /// The distance from another proposal, followed by values that break ties.
    fileprivate func rank(near other: Proposal) -> (Double, Double, Double) {
        let distance =
            Self.distance(width, other.width) + Self.distance(height, other.height)
        return (distance, width ?? -1, height ?? -1)
    }

    /// The distance of two lengths; greater than any other when only one is finite.
    private static func distance(_ first: Double?, _ second: Double?) -> Double {
        if first == second { return 0 }
        guard let first, let second, first.isFinite, second.isFinite else { return 1e9 }
        return abs(first - second)
    }
}
