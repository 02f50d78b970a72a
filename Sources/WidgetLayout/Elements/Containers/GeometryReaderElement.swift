/// A view that takes all the room it is offered, and whose content depends on it.
final class GeometryReaderElement: Element {
    private let content: (GeometryValue) -> Element?

    /// - Parameter content: Records and builds the content; called when the reader is placed.
    init(id: UInt64, content: @escaping (GeometryValue) -> Element?) {
        self.content = content
        super.init(id: id)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        content(writer.geometry(of: frame))?.place(
            at: frame.origin, proposal: Proposal(frame.size), into: writer)
    }
}
