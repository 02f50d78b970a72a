/// One value that a user can choose.
public struct ParameterChoice: Sendable, Hashable {
    /// The value.
    public let id: String
    /// What to show for it.
    public let title: String
    /// What to show below; empty when the plugin gives nothing.
    public let subtitle: String
}
