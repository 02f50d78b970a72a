/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// It deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It leaves everything as it is.
    public static let cancel = ButtonRole(name: "cancel")
    /// It confirms.
    public static let confirm = ButtonRole(name: "confirm")
    /// It closes what is shown.
    public static let close = ButtonRole(name: "close")
}
