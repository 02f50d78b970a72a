import FoundationEssentials

/// Several values in one text, as in a parameter that is a list.
public enum ListText {
    /// The values in a text: the elements of a JSON array of strings, or else the parts between
    /// commas.
    public static func elements(of text: String) -> [String] {
        if let texts = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) {
            return texts
        }
        return text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
