extension Image {
    /// Whether an image has its own colors.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// Painted with the foreground style.
        case template
        /// Shown in its own colors.
        case original
    }

    /// Sets whether the image has its own colors or is painted with the foreground style.
    ///
    /// A symbol's own colors are those of `SymbolRenderingMode.multicolor`, unless another mode is
    /// set on the image.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode
        return image
    }
}
