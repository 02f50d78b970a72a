public import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which of Markdown's marks count.
        public enum InterpretedSyntax: Sendable {
            /// All: paragraphs, headings and items of lists lose their marks and line ends.
            case full
            /// Those inside a line; line ends are spaces.
            case inlineOnly
            /// Those inside a line; line ends and spaces stay.
            case inlineOnlyPreservingWhitespace
        }

        /// What is done about text that cannot be read: never, since all text is Markdown.
        public enum FailurePolicy: Sendable {
            /// An error is thrown.
            case throwError
            /// What could be read is returned.
            case returnPartiallyParsedIfPossible
        }

        /// Whether attributes in Markdown have meaning.
        ///
        /// No effect here: `^[words](name: value)` stays as written.
        public var allowsExtendedAttributes: Bool

        /// Which marks count.
        public var interpretedSyntax: InterpretedSyntax

        /// What is done about text that cannot be read.
        ///
        /// No effect here: there is none.
        public var failurePolicy: FailurePolicy

        /// The language of the text.
        public var languageCode: String?

        /// Whether runs know where they stood in the source.
        ///
        /// No effect here: they do not.
        public var appliesSourcePositionAttributes: Bool

        /// Makes options.
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

    /// Reads Markdown.
    ///
    /// Differs from Apple: paragraphs, lists, tables and block quotes leave no `presentationIntent`.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self = MarkdownReader(options: options, baseURL: baseURL).read(markdown)
        if let language = options.languageCode { self.languageIdentifier = language }
    }

    /// Reads Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(
            markdown: String(decoding: markdown, as: UTF8.self), options: options,
            baseURL: baseURL)
    }

    /// Reads a file of Markdown.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Reads Markdown; an author's own attributes in it are left out.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    /// Reads Markdown; an author's own attributes in it are left out.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
}
