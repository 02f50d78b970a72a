import WidgetWire

/// How an image fills its frame.
struct ImageStyle {
    /// The part of the picture that is drawn.
    var content = BitmapStore.Content.colors
    /// The paint for a picture without colours, where it is opaque or bright.
    var fill: PaintValue?
    /// Whether pixels are interpolated.
    var isSmooth = true
    /// Whether the image takes the room it is offered.
    var isResizable = false
    /// The baseline of a picture that is a symbol, at its own size.
    var baseline: Double?
    /// The height of a capital letter beside it.
    var capHeight = 0.0
    /// Borders that keep their size.
    var caps = Insets(all: 0)
    /// Whether the part between the borders is repeated.
    var isTiled = false

    /// Whether it is part of a line of text.
    var isLetter: Bool { baseline != nil && !isResizable }

    /// Whether the picture keeps its own size, so that it is cut into slices.
    var hasSlices: Bool { isTiled || caps != Insets(all: 0) }

    /// The slices of a picture of a size.
    func slices(of size: Size, isRightToLeft: Bool) -> Slices {
        Slices.with {
            $0.width = size.width
            $0.height = size.height
            $0.left = max(0, isRightToLeft ? caps.trailing : caps.leading)
            $0.right = max(0, isRightToLeft ? caps.leading : caps.trailing)
            $0.top = max(0, caps.top)
            $0.bottom = max(0, caps.bottom)
            $0.tiled = isTiled
        }
    }
}
