/// How strongly colours differ.
public enum UIAccessibilityContrast: Int, Sendable {
    /// The value is unknown.
    case unspecified = -1
    /// As usual.
    case normal = 0
    /// More than usual.
    case high = 1
}
