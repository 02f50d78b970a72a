public import Foundation

/// A widget that the user has placed, with a configuration of its own.
public struct WidgetInstance: Sendable, Hashable {
    /// The name that users know it by: a word of its kind and a number, such as `game-status-2`.
    ///
    /// It is never used for another instance, not even after this one is removed.
    public let id: String
    /// The kind of its widget, which may no longer be installed.
    public let kind: String
    /// The family it was placed in, which its widget may no longer support.
    public let family: WidgetFamily
    /// The user's settings, as they were when they were set.
    ///
    /// The widget that is installed now may not understand all of them; see
    /// ``StoredConfiguration``.
    public let configuration: [String: ConfigurationValue]
    /// When it was placed.
    public let created: Date
    /// How often its configuration has been changed.
    public let revision: Int
}
