import WidgetWire

/// A view whose every text, shape and picture has a shadow of its own; what is drawn as one picture has one.
final class ShadowElement: EffectElement {
    private let group: Group

    init(id: UInt64, child: Element, shadow: Shadow) {
        group = Group.with {
            $0.opacity = 1
            $0.shadow = shadow
        }
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        writer.encloseEach(id: id, in: group) {
            child.place(at: frame.origin, proposal: proposal, into: writer)
        }
    }
}
