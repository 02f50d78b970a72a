/// The order in which a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// The order that suits the platform.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first item is nearest to where the menu was opened.
    public static let priority = MenuOrder(name: "priority")
    /// The first item is at the top.
    public static let fixed = MenuOrder(name: "fixed")
}
