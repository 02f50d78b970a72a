/// The shortcuts of an app.
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// Words that start none of them.
    @NegativeAppShortcutPhrasesBuilder
    static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
    /// The system's.
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    /// None.
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }

    /// Tells that parameters have other values now.
    ///
    /// No effect here: phrases are listed with their parameters' names.
    public static func updateAppShortcutParameters() {}
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
