/// An intent that users find without setting it up, with phrases for it.
///
/// Differs from Apple: the values that `intent` is given are left out; it begins with its defaults.
public struct AppShortcut: Sendable {
    package let intent: any AppIntent.Type
    package let phrases: [String]
    package let shortTitle: LocalizedStringResource
    package let systemImageName: String

    /// An intent with phrases that start it.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>],
        shortTitle: LocalizedStringResource = "", systemImageName: String = ""
    ) {
        self.intent = Intent.self
        self.phrases = phrases.map(\.text)
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
    }
}

extension AppShortcut {
    /// An intent with phrases that start it, and a parameter that is chosen.
    public init<Intent: AppIntent, Value: _IntentValue>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String, parameterPresentation: ParameterPresentation<Intent, Value>
    ) {
        self.init(
            intent: intent, phrases: phrases, shortTitle: shortTitle,
            systemImageName: systemImageName)
    }
}

/// Words that start an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: Hashable, Sendable,
    ExpressibleByStringInterpolation
{
    let text: String

    /// Words without values.
    public init(stringLiteral value: String) { text = value }

    /// Words with the app's name or parameters in them.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// What words can have in them besides parameters.
    public enum Token: Hashable, Sendable {
        /// The app's name.
        case applicationName
    }

    /// The pieces of words.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// Begins the words.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends words.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Appends the app's name: the bundle's.
        public mutating func appendInterpolation(_ token: Token) { text += Bundle.main.shownName }
        /// Appends a parameter: its title in braces.
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            text += "{\(String(localized: Intent()[keyPath: keyPath].traits.title))}"
        }
    }
}

extension Bundle {
    /// What users call it.
    fileprivate var shownName: String {
        let keys = ["CFBundleDisplayName", "CFBundleName"]
        let names = keys.lazy.compactMap { self._object(forInfoDictionaryKey: $0) as? String }
        return names.first { !$0.isEmpty }
            ?? bundleURL.deletingPathExtension().lastPathComponent
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
