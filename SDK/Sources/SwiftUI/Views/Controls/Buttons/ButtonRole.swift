/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// Deletes data.
    public static let destructive = ButtonRole(name: "destructive")
    /// Cancels.
    public static let cancel = ButtonRole(name: "cancel")
    /// Confirms.
    public static let confirm = ButtonRole(name: "confirm")
    /// Closes the current presentation.
    public static let close = ButtonRole(name: "close")
}
