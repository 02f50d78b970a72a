public import Foundation

/// A shape whose edge is drawn as a line.
struct StrokeShapeView<Content: Shape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    let line: StrokeStyle
}

extension StrokeShapeView: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        let line = _StrokedShape(shape: shape, style: line)
        recorder.recordSized(line, style.painted(in: recorder.environment))
    }
}

extension StrokeShapeView: ShapeView {}

extension Shape {
    /// Draws a line along the shape's edge, half of it outside.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        StrokeShapeView(shape: self, style: content, line: style)
    }

    /// Draws a line along the shape's edge, half of it outside.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView {
    /// Draws a line along the shape's edge as well, in front.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        LayeredShapeView(
            front: StrokeShapeView(shape: shape, style: content, line: style), back: self)
    }

    /// Draws a line along the shape's edge as well, in front.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
