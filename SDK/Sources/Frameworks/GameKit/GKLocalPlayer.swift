/// The local player.
///
/// Differs from Apple: there is no Game Center, so the player is never signed in.
open class GKLocalPlayer: @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The local player.
    public static let local = GKLocalPlayer()

    /// Whether the player is signed in; always `false`.
    open var isAuthenticated: Bool { false }
    /// The identifier of the player; always empty.
    open var gamePlayerID: String { "" }
    /// The display name; always empty.
    open var displayName: String { "" }
    /// The alias; always empty.
    open var alias: String { "" }
}
