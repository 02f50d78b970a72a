public import Foundation

/// A shape whose edge is drawn as a line.
struct StrokeShapeView<Content: Shape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    let lineWidth: CGFloat
}

extension StrokeShapeView: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        let line = _StrokedShape(shape: shape, lineWidth: lineWidth)
        recorder.record(line, style.painted(in: recorder.environment))
    }
}

extension StrokeShapeView: ShapeView {}

extension Shape {
    /// Draws a line along the shape's edge, half of it outside.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        StrokeShapeView(shape: self, style: content, lineWidth: lineWidth)
    }
}

extension ShapeView {
    /// Draws a line along the shape's edge as well, in front.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        LayeredShapeView(
            front: StrokeShapeView(shape: shape, style: content, lineWidth: lineWidth),
            back: self)
    }
}
