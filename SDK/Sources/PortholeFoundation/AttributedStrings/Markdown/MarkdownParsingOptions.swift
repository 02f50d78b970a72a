public import Foundation

extension AttributedString {
    /// Options for parsing Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The Markdown syntax to interpret.
        public enum InterpretedSyntax: Sendable {
            /// All syntax: the marks and line ends of paragraphs, headings and list items are
            /// removed.
            case full
            /// Inline syntax; line ends become spaces.
            case inlineOnly
            /// Inline syntax; line ends and spaces are preserved.
            case inlineOnlyPreservingWhitespace
        }

        /// What to do if parsing fails; it never does, because every text is valid Markdown.
        public enum FailurePolicy: Sendable {
            /// Throws an error.
            case throwError
            /// Returns the part that was parsed.
            case returnPartiallyParsedIfPossible
        }

        /// Whether to interpret attributes in Markdown.
        ///
        /// No effect here: `^[words](name: value)` is kept as written.
        public var allowsExtendedAttributes: Bool

        /// The Markdown syntax to interpret.
        public var interpretedSyntax: InterpretedSyntax

        /// What to do if parsing fails.
        ///
        /// No effect here: parsing never fails.
        public var failurePolicy: FailurePolicy

        /// The language of the text.
        public var languageCode: String?

        /// Whether runs get their position in the source as an attribute.
        ///
        /// No effect here: they do not.
        public var appliesSourcePositionAttributes: Bool

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Parses Markdown.
    ///
    /// Differs from Apple: paragraphs, lists, tables and block quotes leave no
    /// `presentationIntent`, images no `imageURL`, and reference links stay as written.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self = MarkdownReader(options: options, baseURL: baseURL).read(markdown)
        if let language = options.languageCode { self.languageIdentifier = language }
    }

    /// Parses Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(
            markdown: String(decoding: markdown, as: UTF8.self), options: options,
            baseURL: baseURL)
    }

    /// Parses a Markdown file.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Parses Markdown; custom attributes in it are ignored.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    /// Parses Markdown; custom attributes in it are ignored.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
}
