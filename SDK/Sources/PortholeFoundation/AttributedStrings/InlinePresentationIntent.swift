public import Foundation

/// The inline intents that Markdown marks express.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, shown in italics: `*words*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)

    /// Strong emphasis, shown in bold: `**words**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)

    /// Code, shown in a monospaced font and written between backticks.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)

    /// Strikethrough: `~~words~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)

    /// A line end that is shown as a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)

    /// A line end that breaks the line.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)

    /// A tag of HTML, shown as written.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
}

extension AttributeScopes {
    /// Foundation attributes that Foundation for Linux lacks.
    public struct FoundationAdditions: AttributeScope {
        /// The inline intent.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        /// The attribute key of `inlinePresentationIntent`.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = InlinePresentationIntent
            /// The name of the attribute.
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    /// Looks up a Foundation attribute by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAdditions, T>
    ) -> T {
        self[T.self]
    }
}
