public import Foundation
public import PortholeFoundation

/// One or more lines of text.
///
/// A literal is a key of the plugin's localizations, if there is one, and may contain Markdown for
/// bold, italic, strikethrough, code and links; other strings are shown unchanged.
public struct Text: Equatable, Sendable {
    var content: TextContent
    var style = TextAttributes()

    init(_ content: TextContent) { self.content = content }

    /// Shows a string as it is.
    public init(verbatim content: String) { self.init(.string(content)) }

    /// Shows an image as a letter, in the font and color of the text.
    ///
    /// Differs from Apple: only symbols are drawn among letters.
    public init(_ image: Image) { self.init(.image(image)) }

    /// Shows a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.string(String(content))) }

    /// Shows the localized text of a key, or the key itself.
    ///
    /// A `bundle` of `nil` is the plugin's own; the comment is for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(.localized(key, LocalizationTable(name: tableName, bundle: bundle)))
    }

    /// Shows the localized text of a resource, in the language of the environment.
    @_disfavoredOverload  // A literal is a key.
    public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }
}
