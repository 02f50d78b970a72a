/// A phrase that does not start an intent although it sounds similar.
///
/// No effect here: there is no voice input.
public struct NegativeAppShortcutPhrase: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Creates a phrase from a literal.
    public init(stringLiteral value: String) {}

    /// Creates a phrase from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {}

    /// Parts of a phrase other than parameters.
    public enum Token: Hashable, Sendable {
        /// The name of the app.
        case applicationName
    }

    /// Collects the parts of a phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Starts a phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends a literal.
        public mutating func appendLiteral(_ literal: String) {}
        /// Appends the app's name.
        public mutating func appendInterpolation(_ token: Token) {}
    }
}

/// Several phrases, optionally with a name.
public struct NegativeAppShortcutPhrases: Sendable {
    /// Creates a list of phrases.
    public init(phrases: [NegativeAppShortcutPhrase]) {}

    /// Creates a list of phrases from a closure.
    public init(
        @NegativeAppShortcutPhrasesBuilder _ phrases: () -> [NegativeAppShortcutPhrase]
    ) {
        self.init(phrases: phrases())
    }
}

/// Builds phrases from the statements of a closure.
@resultBuilder
public struct NegativeAppShortcutPhrasesBuilder {
    /// Adds a phrase.
    public static func buildExpression(
        _ phrase: NegativeAppShortcutPhrase
    ) -> [NegativeAppShortcutPhrase] {
        [phrase]
    }

    /// Adds several phrases.
    public static func buildExpression(
        _ phrases: NegativeAppShortcutPhrases
    ) -> [NegativeAppShortcutPhrase] {
        []
    }

    /// Combines statements.
    public static func buildBlock(
        _ phrases: [NegativeAppShortcutPhrase]...
    ) -> [NegativeAppShortcutPhrase] {
        phrases.flatMap { $0 }
    }
}
