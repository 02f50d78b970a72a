/// The form of a rounded rectangle's corners.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle or an ellipse.
    case circular
    /// A curve whose curvature changes continuously.
    case continuous
}
