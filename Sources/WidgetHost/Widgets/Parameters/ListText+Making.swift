import Foundation
import WidgetWire

extension ListText {
    /// The list of texts as a JSON array, whose elements can be any text.
    static func list(of texts: [String]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // Encoding strings cannot fail.
        return (try? encoder.encode(texts)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}
