extension Image {
    /// How an image that can be resized fills its room.
    public enum ResizingMode: Hashable, Sendable {
        /// It is repeated.
        case tile
        /// It is made larger.
        case stretch
    }

    /// Lets the image take all the room it is offered.
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
