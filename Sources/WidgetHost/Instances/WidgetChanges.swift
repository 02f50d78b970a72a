/// A snapshot of what can change about a shown widget; compare two to see what is new.
public struct WidgetChanges: Sendable, Hashable {
    /// The placed widget, whose ``WidgetInstance/revision`` rises with each change; nil once it is
    /// removed, and for a widget that was never placed.
    public let instance: WidgetInstance?
    /// How often it was pressed.
    public let presses: Int
    /// A number that rises whenever its plugin has asked for the next timeline of its kind.
    public let reload: Int
}
