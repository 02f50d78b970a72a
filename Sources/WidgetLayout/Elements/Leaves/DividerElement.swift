import WidgetWire

/// A hairline across its stack: one pixel thick, or a point at accessibility text sizes.
final class DividerElement: LeafElement {
    private let stackAxis: Axis?
    private let thickness: Double
    private let inherited: Inherited

    init(id: UInt64, inherited: Inherited, scale: Double) {
        stackAxis = inherited.stackAxis
        thickness = inherited.textSize.isAccessibilitySize ? 1 : 1 / scale
        self.inherited = inherited
        super.init(id: id)
    }

    override var cachesSizes: Bool { false }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        let axis = stackAxis ?? .vertical
        return Size(thickness, along: axis, across: proposal.filled[axis.other])
    }

    override func content(in frame: Rect) -> DisplayNode.OneOf_Content? {
        let color = PaintValue(ColorName.separator)
        return .shape(
            Shape.with {
                $0.outline.rectangle = Rectangle()
                $0.outline.frame = frame
                $0.fill = inherited.paint(color, in: frame)
            })
    }
}
