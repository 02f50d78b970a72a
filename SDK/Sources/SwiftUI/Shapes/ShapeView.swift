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
    public let shape: Content
    let style: Style
}

extension _ShapeView: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        let paint = style is ForegroundStyle ? nil : style.painted(in: recorder.environment)
        recorder.record(shape, paint)
    }
}

extension _ShapeView: ShapeView {}
