/// The shortcuts of an app.
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The color of the shortcut tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// Phrases that do not start a shortcut.
    @NegativeAppShortcutPhrasesBuilder
    static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
    /// Blue by default.
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    /// No phrases by default.
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }

    /// Updates the parameter values in phrases.
    ///
    /// No effect here: phrases contain the names of their parameters.
    public static func updateAppShortcutParameters() {}
}

/// The color of the shortcut tiles.
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
    /// Grayish brown.
    case grayBrown
    /// Grayish green.
    case grayGreen
    /// Grayish blue.
    case grayBlue
}
