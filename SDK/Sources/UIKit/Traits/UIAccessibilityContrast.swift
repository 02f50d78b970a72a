/// The contrast between colors.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// The normal contrast.
    case normal = 0
    /// A high contrast.
    case high = 1
}
