/// The contrast between colors.
public enum UIAccessibilityContrast: Int, Sendable {
    /// The value is unknown.
    case unspecified = -1
    /// The normal contrast.
    case normal = 0
    /// A high contrast.
    case high = 1
}
