import WidgetWire

/// A view drawn through a matrix whose origin is its top left corner.
final class AffineTransformElement: EffectElement {
    private let matrix: [Double]

    /// - Parameter matrix: Six finite numbers: a, b, c, d, tx, ty.
    init(id: UInt64, child: Element, matrix: [Double]) {
        self.matrix = matrix
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let rect = writer.rect(frame)
        let group = Group.with {
            $0.opacity = 1
            $0.transform = transform(from: rect)
        }
        writer.open(id: id, rect: rect, content: .group(group))
        child.place(at: frame.origin, proposal: proposal, into: writer)
        writer.close()
    }

    private func transform(from rect: Rect) -> Transform {
        Transform.with {
            ($0.a, $0.b, $0.c, $0.d) = (matrix[0], matrix[1], matrix[2], matrix[3])
            $0.tx = matrix[4] + rect.x - $0.a * rect.x - $0.c * rect.y
            $0.ty = matrix[5] + rect.y - $0.b * rect.x - $0.d * rect.y
        }
    }
}
