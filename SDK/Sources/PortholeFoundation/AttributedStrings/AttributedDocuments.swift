public import Foundation

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The raw name.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Rich text.
        public static let rtf = DocumentType(rawValue: "NSRTF")
    }

    /// A key for options of reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The format of the document, a `DocumentType`.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The character encoding of the document, a number.
        public static let characterEncoding = DocumentReadingOptionKey(
            rawValue: "CharacterEncoding")
    }

    /// Reads plain text, or HTML with its links, bold and italic text.
    ///
    /// Differs from Apple: fonts and colors of HTML are ignored, and rich text cannot be read; it
    /// throws, and the log says so once.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let type = options[.documentType] as? DocumentType ?? .plain
        let encoding =
            (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
        guard type == .plain || type == .html else {
            PluginLog.warnOnce(
                "NSAttributedString reads plain text and HTML on Linux, not \(type.rawValue).")
            throw CocoaError(.featureUnsupported)
        }
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        if type == .html {
            self.init(attributedString: HTMLReader.read(text))
        } else {
            self.init(string: text)
        }
    }
}
