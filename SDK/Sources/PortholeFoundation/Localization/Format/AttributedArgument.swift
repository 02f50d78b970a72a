import Foundation

/// An attributed string as an argument; its attributes are lost when it is encoded.
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
