import Synchronization

/// The shortcuts of an app.
///
/// An optimised build keeps a provider only if the plugin calls `updateAppShortcutParameters()`, or with
/// `-enable-testing`.
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    /// The system's.
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    /// Tells that parameters have other values now.
    ///
    /// Here it only keeps an optimised build from leaving the provider out.
    public static func updateAppShortcutParameters() { MentionedShortcuts.add(self) }
}

/// Providers that the plugin's code refers to.
package enum MentionedShortcuts {
    private static let types = Mutex<[any AppShortcutsProvider.Type]>([])

    static func add(_ type: any AppShortcutsProvider.Type) { types.withLock { $0.append(type) } }

    /// The providers, perhaps several times.
    package static var all: [any AppShortcutsProvider.Type] { types.withLock { $0 } }
}

/// The colour of shortcuts' tiles.
public enum ShortcutTileColor: Hashable, Sendable {
    /// Red.
    case red
    /// Orange.
    case orange
    /// Tangerine.
    case tangerine
    /// Yellow.
    case yellow
    /// Lime.
    case lime
    /// Teal.
    case teal
    /// Light blue.
    case lightBlue
    /// Blue.
    case blue
    /// Navy.
    case navy
    /// Grape.
    case grape
    /// Purple.
    case purple
    /// Pink.
    case pink
    /// Brown as gray.
    case grayBrown
    /// Green as gray.
    case grayGreen
    /// Blue as gray.
    case grayBlue
}
