import WidgetWire

/// How an image fills its frame.
struct ImageStyle {
    /// What of the picture is drawn.
    var content = BitmapStore.Content.colors
    /// What is painted where a picture without colours is opaque or bright.
    var fill: PaintValue?
    /// Whether pixels are averaged.
    var isSmooth = true
    /// Whether the image takes the room it is offered.
    var isResizable = false
    /// Where the baseline of a picture that is a symbol is, at its own size.
    var baseline: Double?
    /// How high a capital letter beside it is.
    var capHeight = 0.0
    /// Borders that keep their size.
    var caps = Insets(all: 0)
    /// Whether what lies between the borders is repeated.
    var isTiled = false

    /// Whether it stands in a line of text.
    var isLetter: Bool { baseline != nil && !isResizable }

    /// Whether the picture's own size shows in the frame.
    var hasSlices: Bool { isTiled || caps != Insets(all: 0) }

    /// How a picture of its own size is cut.
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
