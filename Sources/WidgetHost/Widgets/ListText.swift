import Foundation

/// Several texts in one, the value of a list: a JSON array of strings, or texts between commas.
public enum ListText {
    /// The texts of a list.
    public static func elements(of list: String) -> [String] {
        if let texts = try? JSONDecoder().decode([String].self, from: Data(list.utf8)) {
            return texts
        }
        return list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The list of some texts, as a JSON array, which any text can be part of.
    static func list(of texts: [String]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // Strings can always be encoded.
        return (try? encoder.encode(texts)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}
