public import Foundation

/// What marks mean inside a line of Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Italic: `*words*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)

    /// Bold: `**words**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)

    /// Monospaced, between backticks.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)

    /// Struck through: `~~words~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)

    /// A line's end that is a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)

    /// A line's end that is one.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension AttributeScopes {
    /// Foundation's attributes that it lacks on Linux.
    public struct FoundationAdditions: AttributeScope {
        /// What Markdown's marks mean.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute

        /// The key of `inlinePresentationIntent`.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The type of the attribute.
            public typealias Value = InlinePresentationIntent
            /// The name of the attribute.
            public static let name = "NSInlinePresentationIntent"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds one of Foundation's attributes by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAdditions, T>
    ) -> T {
        self[T.self]
    }
}
