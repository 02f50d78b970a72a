import CWidgetPlugin

/// A picture.
///
/// Here it is a symbol: names of SF Symbols show the like-named glyph of an open icon font.
public struct Image: Equatable, Sendable {
    private let symbol: String
    private var label: String?
    private var isDecorative = false

    /// Creates the picture of a symbol.
    nonisolated public init(systemName: String) {
        symbol = systemName
    }
}

extension Image: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_IMAGE) { recorder.set(WIDGET_SYMBOL, symbol) }
    }
}
