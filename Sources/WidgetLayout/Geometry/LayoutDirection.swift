/// The direction of x on screen: to the right, or to the left in right-to-left layouts.
struct LayoutDirection {
    private var sign = 1.0
    private var start = 0.0

    static let leftToRight = LayoutDirection()

    /// The x of a frame's left edge on screen, in points.
    func left(of frame: Frame) -> Double {
        let x = start + sign * frame.origin.x
        return sign < 0 ? x - frame.size.width : x
    }

    /// The opposite direction, mirrored at the vertical centre line of `frame`.
    func flipped(around frame: Frame) -> LayoutDirection {
        var other = self
        other.start += sign * (2 * frame.origin.x + frame.size.width)
        other.sign = -sign
        return other
    }
}
