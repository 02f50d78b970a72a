import Foundation
import WidgetWire

extension ListText {
    /// The list of some texts, as a JSON array, which any text can be part of.
    static func list(of texts: [String]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // Strings can always be encoded.
        return (try? encoder.encode(texts)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}
