public import Foundation

/// A widget that the user has placed, with a configuration of its own.
public struct WidgetInstance: Sendable, Hashable {
    /// What users call it: a word of its kind and a number, such as `game-status-2`.
    ///
    /// No other instance ever gets it, not even once this one is removed.
    public let id: String
    /// The kind of its widget, which need not be installed any more.
    public let kind: String
    /// The size it has.
    public let family: WidgetFamily
    /// What the user has set, as it was when it was set.
    ///
    /// Some of it may mean nothing to the widget that is installed today; see
    /// ``StoredConfiguration``.
    public let configuration: [String: ConfigurationValue]
    /// When it was placed.
    public let created: Date
    /// How often its configuration has been changed.
    public let revision: Int
}
