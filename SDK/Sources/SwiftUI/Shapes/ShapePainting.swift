import CWidgetPlugin
public import Foundation

/// A shape with the style it is filled with.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
}

extension _ShapeView: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.record(shape: shape) { recorder.set(WIDGET_FILL, style: style) }
    }
}

/// A shape with the style its outline is drawn with.
public struct _StrokedShapeView<Content: Shape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    let lineWidth: CGFloat
    let inset: CGFloat
}

extension _StrokedShapeView: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.record(shape: shape) {
            recorder.set(WIDGET_STROKE, style: style)
            recorder.set(WIDGET_LINE_WIDTH, Double(lineWidth))
            recorder.set(WIDGET_STROKE_INSET, inset == 0 ? nil : Double(inset))
        }
    }
}

extension Shape {
    /// Fills the shape.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> some View {
        _ShapeView(shape: self, style: content)
    }

    /// Fills the shape with the foreground style.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
        fill(ForegroundStyle(), style: style)
    }

    /// Draws the outline, half of it outside the shape.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> some View {
        _StrokedShapeView(shape: self, style: content, lineWidth: lineWidth, inset: 0)
    }

    /// Draws the outline with the foreground style, half of it outside the shape.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
        stroke(ForegroundStyle(), lineWidth: lineWidth)
    }
}

extension InsettableShape {
    /// Draws the outline inside the shape.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        _StrokedShapeView(shape: self, style: content, lineWidth: lineWidth, inset: lineWidth / 2)
    }

    /// Draws the outline inside the shape, with the foreground style.
    nonisolated public func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}

/// How the inside of a shape is found.
public struct FillStyle: Equatable, Sendable {
    /// Whether a point is inside when its outline winds around it an odd number of times.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// Creates a style; the shapes there are look the same in all of them.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
