/// How the layers of a symbol are coloured; here a symbol has one colour, the foreground style's.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String

    /// One colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// One colour in several opacities.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The levels of the foreground style.
    public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image {
    /// How large a symbol is beside text; here all are as large as the text.
    public enum Scale: Hashable, Sendable {
        /// Small.
        case small
        /// As large as the text.
        case medium
        /// Large.
        case large
    }

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

extension View {
    /// Says how symbols' layers are coloured; here they have the foreground style's colour.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

    /// Says how large symbols are beside text; here they are as large as the text.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
}
