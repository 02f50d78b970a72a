import Foundation

/// A text with attributes as an argument; its attributes are lost where it is stored.
package struct AttributedArgument: Hashable, Codable, Sendable {
    let text: AttributedString

    init(_ text: AttributedString) { self.text = text }

    package init(from decoder: any Decoder) throws {
        text = AttributedString(try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(text.characters))
    }
}
