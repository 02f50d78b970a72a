import Glibc
import WidgetWire

/// A view drawn scaled and then turned about an anchor; its place in the layout stays.
final class TransformElement: EffectElement {
    private let degrees: Double
    private let scale: Position
    private let anchor: Position

    /// - Parameter anchor: Fractions of the view's size, from its top left corner on screen.
    init(id: UInt64, child: Element, degrees: Double, scale: Position, anchor: Position) {
        self.degrees = degrees
        self.scale = scale
        self.anchor = anchor
        super.init(id: id, child: child)
    }

    override func draw(in frame: Frame, proposal: Proposal, into writer: DisplayListWriter) {
        let rect = writer.rect(frame)
        let group = Group.with {
            $0.opacity = 1
            $0.transform = transform(in: rect)
        }
        writer.open(id: id, rect: rect, content: .group(group))
        child.place(at: frame.origin, proposal: proposal, into: writer)
        writer.close()
    }

    private func transform(in rect: Rect) -> Transform {
        let radians = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
        let x = rect.x + anchor.x * rect.width
        let y = rect.y + anchor.y * rect.height
        return Transform.with {
            $0.a = cos(radians) * scale.x
            $0.b = sin(radians) * scale.x
            $0.c = -sin(radians) * scale.y
            $0.d = cos(radians) * scale.y
            $0.tx = x - $0.a * x - $0.c * y
            $0.ty = y - $0.b * x - $0.d * y
        }
    }
}
