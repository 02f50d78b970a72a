/// A view that is drawn in its frame and the free room beside it; its place in the layout stays.
final class IgnoresSafeAreaElement: EffectElement {
    private let edges: EdgeSet

    init(id: UInt64, child: Element, edges: EdgeSet) {
        self.edges = edges
        super.init(id: id, child: child)
    }

    /// Offers the view its frame and the free room, and centres it there.
    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let growth = writer.safeArea.growth(of: frame, at: edges)
        guard growth != Insets(all: 0) else {
            return super.draw(in: frame, proposal: proposal, into: writer)
        }
        let grown = frame.inset(by: growth.negated)
        let offer = Proposal(grown.size)
        let origin = child.origin(aligning: .center, in: grown.size, for: offer)
        writer.within(writer.safeArea.without(edges)) {
            child.place(at: grown.origin + origin, proposal: offer, into: writer)
        }
    }
}
