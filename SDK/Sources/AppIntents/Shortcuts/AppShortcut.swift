/// An intent that users find without setting it up.
///
/// No effect here: no host lists shortcuts.
public struct AppShortcut: Sendable {
    /// An intent with phrases that start it.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource = "", systemImageName: String = ""
    ) {}
}

/// Words that start an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: Hashable, Sendable,
    ExpressibleByStringInterpolation
{
    /// Words without values.
    public init(stringLiteral value: String) {}

    /// Words with the app's name or parameters in them.
    public init(stringInterpolation: StringInterpolation) {}

    /// What words can have in them besides parameters.
    public enum Token: Hashable, Sendable {
        /// The app's name.
        case applicationName
    }

    /// The pieces of words.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Begins the words.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends words.
        public mutating func appendLiteral(_ literal: String) {}
        /// Appends the app's name.
        public mutating func appendInterpolation(_ token: Token) {}
        /// Appends a parameter.
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {}
    }
}

/// Turns the statements of a closure into shortcuts.
@resultBuilder
public struct AppShortcutsBuilder {
    /// Takes a shortcut.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// Joins statements.
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
        shortcuts.flatMap { $0 }
    }
    /// Allows an `if` without an `else`.
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
        shortcuts ?? []
    }
    /// Allows the first branch of `if` and `switch`.
    public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    /// Allows the other branch of `if` and `switch`.
    public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    /// Allows `if #available`.
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
        shortcuts
    }
}
