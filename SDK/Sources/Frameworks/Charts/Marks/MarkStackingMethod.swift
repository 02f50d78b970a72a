/// How marks at one place stand on each other.
public enum MarkStackingMethod: Hashable, Sendable {
    /// Each on top of the one before.
    case standard
    /// As parts of a whole, which is 1.
    case normalized
    /// Around a middle line.
    case center
    /// In front of each other.
    case unstacked
}
