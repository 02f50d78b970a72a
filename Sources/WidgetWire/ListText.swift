import FoundationEssentials

/// Several values in one text, as a parameter that is a list has them.
public enum ListText {
    /// The values in a text: those of a JSON array of strings, or what stands between commas.
    public static func elements(of text: String) -> [String] {
        if let texts = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) {
            return texts
        }
        return text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
