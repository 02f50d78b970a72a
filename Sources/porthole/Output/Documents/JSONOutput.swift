import Foundation
import WidgetHost

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

/// A parameter's value as JSON has it.
struct JSONValue: Encodable {
    let value: ConfigurationValue

    init(_ value: ConfigurationValue) { self.value = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .date(let value): try container.encode(value)
        }
    }
}
