/// An intent that users start by a name.
///
/// No effect here: no host lists shortcuts.
public final class INShortcut: NSObject, @unchecked Sendable {
    // Unchecked: nothing of it changes.

    /// The intent.
    public let intent: INIntent?
    /// What the app goes on with.
    public let userActivity: NSUserActivity?

    /// A shortcut of an intent; `nil` when it cannot be one.
    public init?(intent: INIntent) {
        self.intent = intent
        userActivity = nil
    }

    /// A shortcut of what an app does.
    public init(userActivity: NSUserActivity) {
        intent = nil
        self.userActivity = userActivity
    }
}

/// A shortcut that matters in some moment or place.
public final class INRelevantShortcut: NSObject {
    /// Where a shortcut is offered.
    public enum Role: Int, Sendable {
        /// As something to do.
        case action
        /// As something to know.
        case information
    }

    /// The shortcut.
    public let shortcut: INShortcut
    /// Where it is offered.
    public var shortcutRole = Role.action
    /// The widget's kind.
    public var widgetKind: String?
    /// When it matters.
    public var relevanceProviders: [INRelevanceProvider] = []

    /// A shortcut that matters.
    public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

/// A moment or place in which a shortcut matters.
open class INRelevanceProvider: NSObject {}

/// A time in which a shortcut matters.
public final class INDateRelevanceProvider: INRelevanceProvider {
    /// When it begins.
    public let startDate: Date
    /// When it ends.
    public let endDate: Date?

    /// From one date to another.
    public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
    }
}

/// Keeps which shortcuts matter when.
///
/// No effect here: hosts go by the entries' relevance.
public final class INRelevantShortcutStore: NSObject, Sendable {
    /// The only store.
    public static let `default` = INRelevantShortcutStore()

    /// Says which shortcuts matter when.
    public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    /// Says which shortcuts matter when.
    public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}

/// Keeps the shortcuts that users start by voice.
///
/// No effect here: there are none.
public final class INVoiceShortcutCenter: NSObject, Sendable {
    /// The only center.
    public static let shared = INVoiceShortcutCenter()

    /// Offers shortcuts.
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
