/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Unspecified.
    case unspecified
    /// Light appearance.
    case light
    /// Dark appearance.
    case dark
}
