/// A view that is drawn at an offset; its place in the layout stays.
final class OffsetElement: EffectElement {
    private let offset: Position

    init(id: UInt64, child: Element, offset: Position) {
        self.offset = offset
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        child.place(at: frame.origin + offset, proposal: proposal, into: writer)
    }
}
