import WidgetWire

/// A view whose texts, shapes and pictures are each faded, blended, blurred or given a shadow.
///
/// Anything drawn as one picture counts as a whole.
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
