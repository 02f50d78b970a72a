import WidgetWire

/// A view cut off outside a shape; the shape is offered the view's size.
final class ClipElement: EffectElement {
    private let shape: ShapeElement

    init(id: UInt64, child: Element, shape: ShapeElement) {
        self.shape = shape
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let rect = writer.rect(frame)
        let group = Group.changing { $0.clip = shape.outline(in: rect) }
        writer.enclosed(id: id, rect: rect, in: .group(group)) {
            super.draw(in: frame, proposal: proposal, into: writer)
        }
    }
}
