/// A view with another one behind or in front of it; the other is offered the view's size.
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
        if side == .inFront { super.draw(in: frame, proposal: proposal, into: writer) }
        draw(layer, aligning: alignment, in: frame, proposal: proposal, into: writer)
        if side == .behind { super.draw(in: frame, proposal: proposal, into: writer) }
    }
}
