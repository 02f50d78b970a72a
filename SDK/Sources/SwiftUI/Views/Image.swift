import CWidgetPlugin

/// A symbol by its name in Apple's SF Symbols, as large as the text around it.
public struct Image: Equatable, Sendable {
    private let symbol: String

    /// Shows a symbol; of names it does not know the host shows a placeholder.
    public init(systemName: String) { symbol = systemName }
}

extension Image: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_IMAGE) { recorder.set(WIDGET_SYMBOL, symbol) }
    }
}
