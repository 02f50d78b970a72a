import Foundation

/// How the command line writes JSON: keys in a fixed order, for people and for `diff`.
enum JSONOutput {
    static func print(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        try StandardStreams.write(escaped(encoder.encode(value)) + Data("\n".utf8))
    }

    /// The document with escapes in place of characters that would steer the terminal it is read in,
    /// which JSON allows as they are.
    private static func escaped(_ document: Data) -> Data {
        let isPlain = document.allSatisfy { $0 < 0x7F }
        return isPlain ? document : Data(String(decoding: document, as: UTF8.self).jsonEscaped.utf8)
    }
}
