/// One value that a user can choose.
public struct ParameterChoice: Sendable, Hashable {
    /// The value as a parameter's text.
    public let id: String
    /// The text to show for it.
    public let title: String
    /// The text to show below the title; empty when the plugin gives none.
    public let subtitle: String
}
