/// The sizes a view answered, by proposal.
///
/// Ordinary views are offered some ten sizes. A view in a pathological tree, once it has answered as
/// many as there is room for, gives the answer to the most similar proposal.
struct AnswerMemory {
    /// How many proposals a view thinks about.
    static let limit = 64
    /// How many most views answer.
    private static let usual = 4

    /// Few, so that looking at each is quicker than hashing.
    private var answers: [(proposal: Proposal, size: Size)] = []

    /// The size answered to a proposal or, when the memory is full, to the one most like it.
    func size(for proposal: Proposal) -> Size? {
        exactSize(for: proposal) ?? (isFull ? exactSize(for: represented(proposal)) : nil)
    }

    /// Remembers the answer to a proposal that has none.
    mutating func remember(_ size: Size, for proposal: Proposal) {
        if answers.isEmpty { answers.reserveCapacity(Self.usual) }
        answers.append((proposal, size))
    }

    /// The proposal whose answer stands for a proposal's.
    func represented(_ proposal: Proposal) -> Proposal {
        guard isFull, exactSize(for: proposal) == nil else { return proposal }
        let most = answers.min {
            $0.proposal.rank(near: proposal) < $1.proposal.rank(near: proposal)
        }
        return most?.proposal ?? proposal
    }

    private func exactSize(for proposal: Proposal) -> Size? {
        for answer in answers where answer.proposal == proposal { return answer.size }
        return nil
    }

    private var isFull: Bool { answers.count >= Self.limit }
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
