import WidgetWire

extension Shape {
    /// The shape that replaces a picture while its content is redacted.
    static func redacted(in frame: Rect, _ inherited: Inherited) -> Shape {
        let fill = PaintValue(ColorName.secondaryFill)
        return redacted(in: frame, inherited.color(fill))
    }

    /// A rounded rectangle in a colour.
    static func redacted(in frame: Rect, _ color: Color) -> Shape {
        let radius = min(PlatformMetrics.redactionRadius, frame.width / 2, frame.height / 2)
        return Shape.with {
            $0.outline.frame = frame
            $0.outline.rectangle.cornerWidth = radius
            $0.outline.rectangle.cornerHeight = radius
            $0.outline.rectangle.continuous = true
            $0.fill.color = color
        }
    }
}
