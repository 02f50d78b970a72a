import WidgetWire

/// A view whose every text, shape and picture is faded, blended, blurred or has a shadow on its own; what
/// is drawn as one picture is so as a whole.
final class EachPictureElement: EffectElement {
    private let group: Group

    init(id: UInt64, child: Element, _ change: (inout Group) -> Void) {
        group = .changing(change)
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        writer.encloseEach(id: id, in: group) {
            super.draw(in: frame, proposal: proposal, into: writer)
        }
    }
}
