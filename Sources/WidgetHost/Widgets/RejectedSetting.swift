/// A setting that a plugin could not apply, for example because it names something that is gone.
public struct RejectedSetting: Sendable, Hashable {
    /// The parameter's name.
    public let parameter: String
    /// The plugin's explanation; empty when it gives none.
    public let message: String
}
