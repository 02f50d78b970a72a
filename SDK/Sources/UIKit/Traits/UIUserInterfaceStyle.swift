/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The value is unknown.
    case unspecified
    /// Light appearance.
    case light
    /// Dark appearance.
    case dark
}
