/// The sizes a view answered, by proposal.
///
/// Ordinary views are offered some ten sizes. A view in a pathological tree, once it has answered as
/// many as there is room for, gives the answer to the most similar proposal.
struct AnswerMemory {
    /// How many proposals a view thinks about.
    static let limit = 64

    private var sizes: [Proposal: Size] = [:]

    /// The size answered to a proposal or, when the memory is full, to the one most like it.
    func size(for proposal: Proposal) -> Size? {
        sizes[proposal] ?? (isFull ? sizes[represented(proposal)] : nil)
    }

    mutating func remember(_ size: Size, for proposal: Proposal) {
        sizes[proposal] = size
    }

    /// The proposal whose answer stands for a proposal's.
    func represented(_ proposal: Proposal) -> Proposal {
        guard isFull, sizes[proposal] == nil else { return proposal }
        return sizes.keys.min { $0.rank(near: proposal) < $1.rank(near: proposal) } ?? proposal
    }

    private var isFull: Bool { sizes.count >= Self.limit }
}

extension Proposal {
    /// How far from another this is; equally far ones come in an order of their own.
    fileprivate func rank(near other: Proposal) -> (Double, Double, Double) {
        let distance =
            Self.distance(width, other.width) + Self.distance(height, other.height)
        return (distance, width ?? -1, height ?? -1)
    }

    private static func distance(_ first: Double?, _ second: Double?) -> Double {
        if first == second { return 0 }
        guard let first, let second, first.isFinite, second.isFinite else { return 1e9 }
        return abs(first - second)
    }
}
