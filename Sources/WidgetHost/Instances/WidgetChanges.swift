/// A snapshot of what can change about a shown widget; compare two to see the changes.
public struct WidgetChanges: Sendable, Hashable {
    /// The placed widget; nil once it is removed, and for a widget that was never placed.
    ///
    /// Its ``WidgetInstance/revision`` rises with each change.
    public let instance: WidgetInstance?
    /// How many presses have performed an intent.
    public let presses: Int
    /// A number that rises whenever the plugin asks for a new timeline of the kind.
    public let reload: Int
}
