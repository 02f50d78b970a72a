public import Foundation

/// A shape with a line inside its edge.
struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    let lineWidth: CGFloat
}

extension StrokeBorderShapeView: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        let line = BorderShape(shape: shape, lineWidth: lineWidth)
        recorder.record(line, style.painted(in: recorder.environment))
    }
}

extension StrokeBorderShapeView: ShapeView {}

/// The line inside a shape's edge, as a shape.
private struct BorderShape<S: Shape> {
    let shape: S
    let lineWidth: CGFloat
}

extension BorderShape: OutlinedShape {
    var outline: Outline {
        let base = (shape as? any OutlinedShape)?.outline ?? Outline(.rectangle)
        return base.stroked(width: lineWidth, inset: lineWidth / 2)
    }
}

extension InsettableShape {
    /// Draws a line inside the shape's edge.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        StrokeBorderShapeView(shape: self, style: content, lineWidth: lineWidth)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Draws a line inside the shape's edge as well, in front.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        LayeredShapeView(
            front: StrokeBorderShapeView(shape: shape, style: content, lineWidth: lineWidth),
            back: self)
    }
}
