import Foundation

/// When a widget wants its next timeline (WidgetKit's `TimelineReloadPolicy`).
public enum ReloadPolicy: Sendable, Hashable {
    /// Once the last entry shows.
    case atEnd
    /// At a date, or later.
    case after(Date)
    /// When the user or the plugin asks.
    case never
}
