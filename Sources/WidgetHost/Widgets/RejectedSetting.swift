/// A setting that a plugin could not follow, such as a thing that is gone.
public struct RejectedSetting: Sendable, Hashable {
    /// The parameter's name.
    public let parameter: String
    /// The plugin's words; empty when it has none.
    public let message: String
}
