public import Foundation

/// A shape with a line inside its edge.
struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    let line: StrokeStyle
}

extension StrokeBorderShapeView: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        let line = _StrokedShape(shape: shape.inset(by: line.lineWidth / 2), style: line)
        recorder.recordSized(line, style.painted(in: recorder.environment))
    }
}

extension StrokeBorderShapeView: ShapeView {}

extension InsettableShape {
    /// Draws a line inside the shape's edge.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        StrokeBorderShapeView(shape: self, style: content, line: style)
    }

    /// Draws a line inside the shape's edge.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line inside the shape's edge as well, in front.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        LayeredShapeView(
            front: StrokeBorderShapeView(shape: shape, style: content, line: style), back: self)
    }

    /// Draws a line inside the shape's edge as well, in front.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
