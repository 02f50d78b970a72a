/// A view with another one behind or in front of it, which is offered the view's size.
final class LayerElement: EffectElement {
    enum Side { case behind, inFront }

    private let layer: Element
    private let side: Side
    private let alignment: GuidePair

    init(id: UInt64, child: Element, layer: Element, side: Side, alignment: GuidePair) {
        self.layer = layer
        self.side = side
        self.alignment = alignment
        super.init(id: id, child: child, beside: layer)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        if side == .behind { drawLayer(in: frame, proposal: proposal, into: writer) }
        child.place(at: frame.origin, proposal: proposal, into: writer)
        if side == .inFront { drawLayer(in: frame, proposal: proposal, into: writer) }
    }

    private func drawLayer(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let offer = Proposal(frame.size)
        let outer = child.position(of: alignment, for: proposal)
        let inner = layer.position(of: alignment, for: offer)
        let origin = Position(
            x: frame.origin.x + outer.x - inner.x, y: frame.origin.y + outer.y - inner.y)
        layer.place(at: origin, proposal: offer, into: writer)
    }
}
