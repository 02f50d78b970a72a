import WidgetWire

/// A view drawn through a matrix with its origin at the top left corner; its place in the layout
/// stays.
final class TransformElement: EffectElement {
    private let matrix: (Size) -> ProjectionMatrix

    /// - Parameter matrix: Returns the matrix for the view's size.
    init(id: UInt64, child: Element, matrix: @escaping (Size) -> ProjectionMatrix) {
        self.matrix = matrix
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let rect = writer.rect(frame)
        let matrix = matrix(Size(width: rect.width, height: rect.height)).moved(to: rect)
        writer.enclosed(id: id, rect: rect, in: .group(matrix.group)) {
            super.draw(in: frame, proposal: proposal, into: writer)
        }
    }
}
