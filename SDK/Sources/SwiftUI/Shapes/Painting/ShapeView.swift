/// A view made of a shape; more fills and strokes of the same shape can follow.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape
    /// The shape.
    nonisolated var shape: Content { get }
}

/// A shape painted with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    /// The shape.
    public var shape: Content
    /// The style.
    public var style: Style
    /// The fill style.
    public var fillStyle: FillStyle

    /// Creates a view of a shape.
    nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        let paint = style is ForegroundStyle ? nil : style.painted(in: recorder.environment)
        style.wrapped(recorder) { recorder.recordSized(shape, paint, style: fillStyle) }
    }
}

extension _ShapeView: ShapeView {}
