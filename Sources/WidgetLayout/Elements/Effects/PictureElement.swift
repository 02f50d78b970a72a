import WidgetWire

/// A view drawn as one picture, which is then faded, blended or changed.
final class PictureElement: EffectElement {
    private let group: Group

    init(id: UInt64, child: Element, _ change: (inout Group) -> Void) {
        group = .changing(change)
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        writer.enclosed(id: id, rect: writer.rect(frame), in: .group(group)) {
            super.draw(in: frame, proposal: proposal, into: writer)
        }
    }
}
