extension Image {
    /// How a resizable image fills its frame.
    public enum ResizingMode: Hashable, Sendable {
        /// Tiled.
        case tile
        /// Stretched.
        case stretch
    }

    /// Makes the image fill the proposed size.
    ///
    /// Differs from Apple: a symbol keeps its proportions in it, and caps and tiles have no effect
    /// on it.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var image = self
        image.caps = capInsets
        image.resizingMode = resizingMode
        return image
    }
}
