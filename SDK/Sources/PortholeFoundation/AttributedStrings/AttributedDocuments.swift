public import Foundation

extension NSAttributedString {
    /// What a document is written in.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String

        /// Takes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Plain text.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Rich text.
        public static let rtf = DocumentType(rawValue: "NSRTF")
    }

    /// How a document is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// Takes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// What it is written in, a `DocumentType`.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of its characters, a number.
        public static let characterEncoding = DocumentReadingOptionKey(
            rawValue: "CharacterEncoding")
    }

    /// Reads a document: plain text, or HTML as its letters with what is linked, bold and italic in them.
    ///
    /// Differs from Apple: the fonts and colours of HTML are left out, and rich text cannot be read; that is
    /// an error, and the log says so once.
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
