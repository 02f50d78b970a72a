import WidgetWire

/// A view shown where a mask is opaque; the mask is offered the view's size.
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
        writer.enclosed(id: id, rect: rect, in: .group(.mask)) {
            writer.enclosed(id: child.id, rect: rect) {
                super.draw(in: frame, proposal: proposal, into: writer)
            }
            writer.enclosed(id: mask.id, rect: rect) {
                draw(mask, aligning: alignment, in: frame, proposal: proposal, into: writer)
            }
        }
    }
}
