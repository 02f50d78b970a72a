/// The place of a view, in points from the widget's top left corner.
struct Frame: Hashable {
    var origin: Position
    var size: Size

    /// The frame with its edges moved inwards.
    func inset(by insets: Insets) -> Frame {
        Frame(
            origin: Position(x: origin.x + insets.leading, y: origin.y + insets.top),
            size: Size(
                width: size.width - insets.leading - insets.trailing,
                height: size.height - insets.top - insets.bottom))
    }
}
