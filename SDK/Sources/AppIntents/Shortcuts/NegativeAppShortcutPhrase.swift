/// Words that start no intent although they sound like it.
///
/// No effect here: nobody listens.
public struct NegativeAppShortcutPhrase: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// Words without values.
    public init(stringLiteral value: String) {}

    /// Words with the app's name in them.
    public init(stringInterpolation: StringInterpolation) {}

    /// What words can have in them.
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
    }
}

/// Several phrases, perhaps under a name.
public struct NegativeAppShortcutPhrases: Sendable {
    /// Phrases.
    public init(phrases: [NegativeAppShortcutPhrase]) {}

    /// The phrases of a closure.
    public init(
        @NegativeAppShortcutPhrasesBuilder _ phrases: () -> [NegativeAppShortcutPhrase]
    ) {
        self.init(phrases: phrases())
    }
}

/// Turns the statements of a closure into phrases.
@resultBuilder
public struct NegativeAppShortcutPhrasesBuilder {
    /// Takes a phrase.
    public static func buildExpression(
        _ phrase: NegativeAppShortcutPhrase
    ) -> [NegativeAppShortcutPhrase] {
        [phrase]
    }

    /// Takes several phrases.
    public static func buildExpression(
        _ phrases: NegativeAppShortcutPhrases
    ) -> [NegativeAppShortcutPhrase] {
        []
    }

    /// Joins statements.
    public static func buildBlock(
        _ phrases: [NegativeAppShortcutPhrase]...
    ) -> [NegativeAppShortcutPhrase] {
        phrases.flatMap { $0 }
    }
}
