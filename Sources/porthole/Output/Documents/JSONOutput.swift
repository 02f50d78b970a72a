import Foundation

/// Writes JSON documents, with sorted keys for people and for `diff`.
enum JSONOutput {
    static func print(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        try StandardStreams.write(escaped(encoder.encode(value)) + Data("\n".utf8))
    }

    /// Escapes characters that would steer a terminal, which JSON allows unescaped.
    private static func escaped(_ document: Data) -> Data {
        let isPlain = document.allSatisfy { $0 < 0x7F }
        return isPlain ? document : Data(String(decoding: document, as: UTF8.self).jsonEscaped.utf8)
    }
}
