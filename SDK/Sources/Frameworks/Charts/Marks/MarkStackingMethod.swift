/// How marks at the same position are stacked.
public enum MarkStackingMethod: Hashable, Sendable {
    /// Each on top of the one before.
    case standard
    /// As fractions of a total of 1.
    case normalized
    /// Around a center line.
    case center
    /// Not stacked, one over the other.
    case unstacked
}
