import WidgetWire

/// A view drawn as one picture, which is then faded, blended or changed.
final class PictureElement: EffectElement {
    private let group: Group

    init(id: UInt64, child: Element, _ change: (inout Group) -> Void) {
        var group = Group.with { $0.opacity = 1 }
        change(&group)
        self.group = group
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        writer.open(id: id, rect: writer.rect(frame), content: .group(group))
        child.place(at: frame.origin, proposal: proposal, into: writer)
        writer.close()
    }
}
