/// A shortcut that is relevant at certain times or places.
public final class INRelevantShortcut: NSObject {
    /// The role of a shortcut.
    public enum Role: Int, Sendable {
        /// An action to perform.
        case action
        /// Information to read.
        case information
    }

    /// The shortcut.
    public let shortcut: INShortcut
    /// The role of the shortcut.
    public var shortcutRole = Role.action
    /// The kind of the widget that the shortcut is about.
    public var widgetKind: String?
    /// The times and places at which the shortcut is relevant.
    public var relevanceProviders: [INRelevanceProvider] = []

    /// Creates a relevant shortcut.
    public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// A time or place at which a shortcut is relevant.
open class INRelevanceProvider: NSObject {}

/// A range of dates in which a shortcut is relevant.
public final class INDateRelevanceProvider: INRelevanceProvider {
    /// The start of the range.
    public let startDate: Date
    /// The end of the range; `nil` for a single date.
    public let endDate: Date?

    /// Creates a provider for a range of dates.
    public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
    }
}

/// The store of relevant shortcuts.
///
/// No effect here: hosts go by the relevance of timeline entries.
public final class INRelevantShortcutStore: NSObject, Sendable {
    /// The shared store.
    public static let `default` = INRelevantShortcutStore()

    /// Replaces the relevant shortcuts.
    public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    /// Replaces the relevant shortcuts.
    public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}
