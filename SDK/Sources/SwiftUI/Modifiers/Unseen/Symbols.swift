extension Image {
    /// Whether an image shows its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The foreground style's colour.
        case template
        /// Its own colours.
        case original
    }

    /// How smoothly an image is made larger or smaller.
    public enum Interpolation: Hashable, Sendable {
        /// Not at all.
        case none
        /// A little.
        case low
        /// More.
        case medium
        /// Most.
        case high
    }

    /// Says how the symbol's layers are coloured; here it has the foreground style's colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// Says whether the image shows its own colours; here a symbol has the foreground style's.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

    /// Says how smoothly the image is made larger or smaller; symbols always are.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Says whether edges are smoothed; those of symbols always are.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
