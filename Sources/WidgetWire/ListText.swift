import FoundationEssentials

/// The text of a parameter that holds several values.
public enum ListText {
    /// The values in a text: those of a JSON array of strings, or what stands between commas.
    public static func elements(of text: String) -> [String] {
        if let texts = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) {
            return texts
        }
        return text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
