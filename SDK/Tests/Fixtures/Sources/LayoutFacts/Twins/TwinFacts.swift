import SwiftUI

/// Views made at random and the same views said in another way: SwiftUI guarantees that both lie alike.
///
/// The frames of "l1" and "r1" and so on are to be the same, or, where the name says so, each other's
/// reflections: the second is read from right to left.
enum TwinFacts {
    static let all: [MeasuredFact] =
        (1...300).map { fact(seed: $0, isMirrored: false) }
        + (301...400).map { fact(seed: $0, isMirrored: true) }

    private static func fact(seed: Int, isMirrored: Bool) -> MeasuredFact {
        var dice = Dice(seed: UInt64(seed))
        let lengths: [CGFloat?] = [nil, 0, 30, 120, 200, 300]
        let proposal = ProposedViewSize(
            width: dice.pick(lengths), height: dice.pick(lengths))
        var nodes = 12
        let tree = TwinTree(&dice, depth: 4, nodes: &nodes)
        let offer = "\(proposal.width ?? -1) \(proposal.height ?? -1)"
        return MeasuredFact(
            "twin\(isMirrored ? "-mirror" : "")-\(seed) \(offer) \(tree)", width: proposal.width,
            height: proposal.height, frames: ""
        ) {
            Both(proposal: proposal) {
                // One view each, however many the trees are.
                ZStack { TwinView(tree: tree, isTwin: false) }
                ZStack { TwinView(tree: tree, isTwin: true) }
                    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
            }
        }
    }
}

/// Two views at the same place.
private struct Both: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.first?.sizeThatFits(self.proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for view in subviews { view.place(at: bounds.origin, proposal: self.proposal) }
    }
}
