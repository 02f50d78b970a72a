/// The reason why nothing could be laid out.
public enum LayoutError: Error, Hashable, CustomStringConvertible {
    /// The widget's size is not finite, not positive or beyond 100,000 points.
    case unusableSize(width: Double, height: Double)

    /// One sentence for the user.
    public var description: String {
        switch self {
        case .unusableSize(let width, let height):
            "A widget cannot be \(width) × \(height) points; "
                + "ask for a width and a height above 0 and up to 100,000."
        }
    }
}
