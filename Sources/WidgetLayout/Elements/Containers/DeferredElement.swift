/// A view with content that is recorded when everything inside the view has its place.
final class DeferredElement: EffectElement {
    /// Where the content is drawn; the raw values are those of `widget_side`.
    enum Side: Int64 { case behind = 1, inFront = 2, instead = 3 }

    private let side: Side
    private let alignment: GuidePair
    private let content: (GeometryValue) -> Element?

    init(
        id: UInt64, child: Element, side: Side, alignment: GuidePair,
        content: @escaping (GeometryValue) -> Element?
    ) {
        self.side = side
        self.alignment = alignment
        self.content = content
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let start = writer.nodes.count
        if side != .instead { super.draw(in: frame, proposal: proposal, into: writer) }
        guard let layer = content(writer.geometry(of: frame)) else { return }
        writer.insert(at: side == .behind ? start : writer.nodes.count) {
            draw(layer, aligning: alignment, in: frame, proposal: proposal, into: writer)
        }
    }
}
