/// The user as a player.
///
/// Differs from Apple: there is no Game Center; nobody is signed in.
open class GKLocalPlayer: @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// The user.
    public static let local = GKLocalPlayer()

    /// Whether they are signed in: they are not.
    open var isAuthenticated: Bool { false }
    /// The player's number: there is none.
    open var gamePlayerID: String { "" }
    /// What others see them called.
    open var displayName: String { "" }
    /// What they call themselves.
    open var alias: String { "" }
}
