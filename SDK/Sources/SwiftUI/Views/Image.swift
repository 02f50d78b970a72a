import CWidgetPlugin

/// A symbol by its name in Apple's SF Symbols, as large as the text around it.
public struct Image: Equatable, Sendable {
    private let symbol: String
    private var isResizable = false

    /// Shows a symbol; of names it does not know the host shows a placeholder.
    public init(systemName: String) { symbol = systemName }

    /// How an image that can be resized fills its room.
    public enum ResizingMode: Hashable, Sendable {
        /// It is repeated.
        case tile
        /// It is made larger.
        case stretch
    }

    /// Lets the image take all the room it is offered.
    ///
    /// Unlike on Apple's platforms a symbol keeps its proportions in it, and caps and tiles have no effect.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.isResizable = true
        return image
    }
}

extension Image: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_IMAGE) {
            recorder.set(WIDGET_SYMBOL, symbol)
            if isResizable { recorder.set(WIDGET_RESIZABLE, true) }
        }
    }
}
