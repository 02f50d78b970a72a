import WidgetWire

/// A shape or a colour, which fills the room that it is offered.
final class ShapeElement: LeafElement {
    /// The kinds of outlines.
    enum Form {
        case rectangle
        case roundedRectangle(width: Double, height: Double, isContinuous: Bool)
        case circle
        case capsule(isContinuous: Bool)
        case ellipse
        /// The shape of a widget with this size and this radius of its corners.
        case container(Size, cornerRadius: Double)
        /// Lines and curves for a frame on screen.
        case path((Rect) -> Path)
    }

    /// The paints and the line of an outline.
    struct Appearance {
        var fill: PaintValue?
        var stroke: PaintValue?
        var lineWidth = 1.0
        var lineStyle: LineStyle?
        /// How far inside its edge the outline is drawn.
        var inset = 0.0
    }

    private let form: Form
    private let appearance: Appearance
    private let inherited: Inherited

    init(id: UInt64, form: Form, appearance: Appearance, inherited: Inherited) {
        self.form = form
        self.appearance = appearance
        self.inherited = inherited
        super.init(id: id)
    }

    override var cachesSizes: Bool { false }

    /// The whole room; a circle takes a square of it, unless it has an inset.
    override func sizeThatFits(_ proposal: Proposal) -> Size {
        guard case .circle = form, appearance.inset == 0 else { return proposal.filled }
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        return proposal == .ideal ? proposal.filled : Size(width: side, height: side)
    }

    override func content(in frame: Rect) -> DisplayNode.OneOf_Content? {
        .shape(
            Shape.with {
                $0.outline = outline(in: frame)
                if let fill = appearance.fill { $0.fill = inherited.paint(fill, in: frame) }
                if let stroke = appearance.stroke {
                    $0.stroke = inherited.paint(stroke, in: frame)
                    $0.lineWidth = appearance.lineWidth
                    if let style = appearance.lineStyle { $0.lineStyle = style }
                }
            })
    }

    /// The outline of the shape in a frame on screen.
    func outline(in frame: Rect) -> Outline {
        if case .path(let path) = form { return Outline(path(frame)) }
        return Outline.with {
            let rect = outlineRect(in: frame)
            $0.frame = rect
            let side = min(rect.width, rect.height) / 2
            switch form {
            case .rectangle, .path: $0.rectangle = Rectangle()
            case .container(let widget, let cornerRadius):
                let radius = max(0, min(cornerRadius - rect.distance(fromEdgesOf: widget), side))
                // A round widget is a circle.
                $0.rectangle = .rounded(radius, radius, radius < side)
            case .circle, .ellipse: $0.ellipse = Ellipse()
            case .capsule(let isContinuous):
                $0.rectangle = .rounded(side, side, isContinuous)
            case .roundedRectangle(let width, let height, let isContinuous):
                let corner = Size(
                    width: max(0, width - appearance.inset),
                    height: max(0, height - appearance.inset)
                ).cut(to: side)
                $0.rectangle = .rounded(corner.width, corner.height, isContinuous)
            }
        }
    }

    private func outlineRect(in frame: Rect) -> Rect {
        var rect = frame.inset(by: appearance.inset)
        if case .circle = form {
            let side = min(rect.width, rect.height)
            rect.x += (rect.width - side) / 2
            rect.y += (rect.height - side) / 2
            rect.width = side
            rect.height = side
        }
        return rect
    }
}

extension Size {
    /// The corner with its width and its height at most half the shorter side of its rectangle, as
    /// SwiftUI's paths of rounded rectangles have them.
    fileprivate func cut(to side: Double) -> Size {
        guard width > 0, height > 0 else { return .zero }
        return Size(width: min(width, side), height: min(height, side))
    }
}

extension Rect {
    /// The distance between the nearest edges of this rectangle and of a widget around it.
    fileprivate func distance(fromEdgesOf widget: Size) -> Double {
        max(0, min(x, y, widget.width - x - width, widget.height - y - height))
    }

    /// The rectangle with every edge moved inwards, at most to the middle.
    fileprivate func inset(by length: Double) -> Rect {
        let dx = min(length, width / 2)
        let dy = min(length, height / 2)
        return Rect.with {
            $0.x = x + dx
            $0.y = y + dy
            $0.width = width - 2 * dx
            $0.height = height - 2 * dy
        }
    }
}

extension Rectangle {
    fileprivate static func rounded(
        _ width: Double, _ height: Double, _ isContinuous: Bool
    ) -> Rectangle {
        Rectangle.with {
            $0.cornerWidth = width
            $0.cornerHeight = height
            $0.continuous = isContinuous
        }
    }
}
