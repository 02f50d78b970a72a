extension Image {
    /// Whether an image shows its own colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The foreground style's colour.
        case template
        /// Its own colours.
        case original
    }

    /// Says whether the image shows its own colours or is painted with the foreground style.
    ///
    /// A symbol's own colours are those of `SymbolRenderingMode.multicolor`, unless another mode is
    /// set on the image.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode
        return image
    }
}
