/// Views that are each offered all of the room and lie at its top left corner, whatever their
/// guides.
final class CornerElement: Element {
    private let children: [Element]

    init(id: UInt64, children: [Element]) {
        self.children = children
        super.init(id: id, around: ElementContents(children))
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        for index in Self.drawingOrder(of: children) {
            children[index].place(
                at: frame.origin, proposal: Proposal(frame.size), into: writer)
        }
    }
}
