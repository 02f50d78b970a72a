/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The value is unknown.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
