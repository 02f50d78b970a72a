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

    /// Reads a document: plain text.
    ///
    /// Differs from Apple: HTML and rich text cannot be read; that is an error, and the log says so once.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws {
        let type = options[.documentType] as? DocumentType ?? .plain
        let encoding =
            (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
        guard type == .plain, let text = String(data: data, encoding: encoding) else {
            PluginLog.warnOnce(
                "NSAttributedString reads plain text only on Linux, not \(type.rawValue).")
            throw CocoaError(.featureUnsupported)
        }
        self.init(string: text)
    }
}

extension AttributedString {
    /// The text of an attributed one of Foundation's older kind; its attributes are left out.
    public init(_ nsStr: NSAttributedString) { self.init(nsStr.string) }
}

extension NSAttributedString {
    /// The text of an attributed one of Foundation's newer kind; its attributes are left out.
    public convenience init(_ attrStr: AttributedString) {
        self.init(string: String(attrStr.characters))
    }
}
