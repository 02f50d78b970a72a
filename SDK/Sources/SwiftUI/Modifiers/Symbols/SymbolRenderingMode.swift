import CWidgetPlugin

/// How the layers of a symbol are colored.
///
/// Several foreground styles form a palette if no mode is set. Differs from Apple: layers are
/// distinguished in drawn symbols, such as those of the weather, and for a sign in a shape or
/// beside a badge; for some other symbols `multicolor` sets a color.
public struct SymbolRenderingMode: Hashable, Sendable {
    fileprivate let number: Int64

    /// A single color.
    public static let monochrome = SymbolRenderingMode(number: 1)
    /// The symbol's own colors.
    public static let multicolor = SymbolRenderingMode(number: 2)
    /// A single color with several opacities.
    public static let hierarchical = SymbolRenderingMode(number: 3)
    /// The levels of the foreground style.
    public static let palette = SymbolRenderingMode(number: 4)
}

extension EnvironmentValues {
    private struct SymbolRenderingModeKey: RecordedEnvironmentKey {
        static let defaultValue: SymbolRenderingMode? = nil

        static func record(_ value: SymbolRenderingMode?, into recorder: ViewRecorder) {
            recorder.set(WIDGET_SYMBOL_RENDERING, value?.number ?? 0)
        }
    }

    /// The rendering mode of symbols; `nil` means the default of the symbol.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension SymbolRenderingMode {
    /// Sets the mode of the image that is being recorded.
    @MainActor
    func record(into recorder: ViewRecorder) { recorder.set(WIDGET_SYMBOL_RENDERING, number) }
}

extension Image {
    /// Sets how the layers of the symbol are colored.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode
        return image
    }
}

extension View {
    /// Sets how the layers of symbols in the view are colored.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}
