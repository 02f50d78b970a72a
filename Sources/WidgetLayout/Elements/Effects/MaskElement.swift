import WidgetWire

/// A view that shows where another one is opaque, which is offered the view's size.
final class MaskElement: EffectElement {
    private let mask: Element
    private let alignment: GuidePair

    init(id: UInt64, child: Element, mask: Element, alignment: GuidePair) {
        self.mask = mask
        self.alignment = alignment
        super.init(id: id, child: child, beside: mask)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let rect = writer.rect(frame)
        writer.open(
            id: id, rect: rect,
            content: .group(
                Group.with {
                    $0.opacity = 1
                    $0.mask = Mask()
                }))
        writer.enclosed(id: child.id, rect: rect) {
            child.place(at: frame.origin, proposal: proposal, into: writer)
        }
        writer.enclosed(id: mask.id, rect: rect) {
            let offer = Proposal(frame.size)
            let outer = child.position(of: alignment, for: proposal)
            let inner = mask.position(of: alignment, for: offer)
            let origin = Position(
                x: frame.origin.x + outer.x - inner.x, y: frame.origin.y + outer.y - inner.y)
            mask.place(at: origin, proposal: offer, into: writer)
        }
        writer.close()
    }
}
