import CWidgetPlugin
public import Foundation

/// A view drawn by a closure; it fills the proposed size.
public struct Canvas<Symbols: View> {
    /// Views that the closure may draw.
    public var symbols: Symbols
    /// Draws into a context of a size; called during layout, possibly several times.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the canvas covers what is behind it.
    ///
    /// No effect here: what is behind shows through where nothing opaque is drawn.
    public var isOpaque: Bool
    /// The color space in which colors are mixed.
    ///
    /// No effect here: they are mixed in gamma-encoded sRGB.
    public var colorMode: ColorRenderingMode
    /// Whether the canvas may be drawn later than the rest.
    ///
    /// No effect here: a widget is drawn as a whole.
    public var rendersAsynchronously: Bool

    /// Draws with a closure, and views that it may draw.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas with a drawing closure.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer, symbols: { EmptyView() })
    }
}

extension Canvas: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_CLIP) {
            recorder.node(WIDGET_GEOMETRY_READER) {
                recorder.setGeometryContent(WIDGET_CONTENT) { geometry, recorder in
                    let size = geometry.size
                    var context = GraphicsContext(
                        size: size, symbols: symbols, recorder: recorder)
                    renderer(&context, size)
                    recorder.record(context.drawing)
                }
            }
            recorder.record(Rectangle(), nil)
        }
    }
}
