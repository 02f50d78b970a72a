import WidgetWire

/// A view drawn through a projection whose origin is its top left corner; its place in the layout
/// stays.
final class ProjectionElement: EffectElement {
    private let matrix: (Size) -> ProjectionMatrix

    /// - Parameter matrix: The projection of a view of a size.
    init(id: UInt64, child: Element, matrix: @escaping (Size) -> ProjectionMatrix) {
        self.matrix = matrix
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let rect = writer.rect(frame)
        let matrix = matrix(Size(width: rect.width, height: rect.height)).moved(to: rect)
        writer.open(id: id, rect: rect, content: .group(matrix.group))
        child.place(at: frame.origin, proposal: proposal, into: writer)
        writer.close()
    }
}
