/// An intent that users can start with phrases without setting it up.
///
/// Differs from Apple: values set on `intent` are ignored; it starts with its defaults.
public struct AppShortcut: Sendable {
    package let intent: any AppIntent.Type
    package let phrases: [String]
    package let shortTitle: LocalizedStringResource
    package let systemImageName: String

    /// Creates a shortcut from an intent and phrases.
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
    /// Creates a shortcut from an intent, phrases and a parameter to choose.
    public init<Intent: AppIntent, Value: _IntentValue>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String, parameterPresentation: ParameterPresentation<Intent, Value>
    ) {
        self.init(
            intent: intent, phrases: phrases, shortTitle: shortTitle,
            systemImageName: systemImageName)
    }
}

/// A phrase that starts an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: Hashable, Sendable,
    ExpressibleByStringInterpolation
{
    let text: String

    /// Creates a phrase from a literal.
    public init(stringLiteral value: String) { text = value }

    /// Creates a phrase from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Parts of a phrase other than parameters.
    public enum Token: Hashable, Sendable {
        /// The name of the app.
        case applicationName
    }

    /// Collects the parts of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        /// Starts a phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends a literal.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Appends the app's name, which is that of the bundle.
        public mutating func appendInterpolation(_ token: Token) { text += Bundle.main.shownName }
        /// Appends the title of a parameter in braces.
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            text += "{\(String(localized: Intent()[keyPath: keyPath].traits.title))}"
        }
    }
}

extension Bundle {
    /// The display name.
    fileprivate var shownName: String {
        let keys = ["CFBundleDisplayName", "CFBundleName"]
        let names = keys.lazy.compactMap { self._object(forInfoDictionaryKey: $0) as? String }
        return names.first { !$0.isEmpty }
            ?? bundleURL.deletingPathExtension().lastPathComponent
    }
}

/// Builds shortcuts from the statements of a closure.
@resultBuilder
public struct AppShortcutsBuilder {
    /// Adds a shortcut.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// Combines statements.
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
