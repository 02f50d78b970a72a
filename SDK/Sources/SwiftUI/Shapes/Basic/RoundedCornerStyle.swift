/// How the corners of a shape are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle or an ellipse.
    case circular
    /// A curve that begins more gently.
    case continuous
}
