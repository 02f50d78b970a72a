import Foundation

extension Sequence<Choice> {
    /// Those whose id, title or subtitle contains a text, whatever its case and accents.
    public func containing(_ search: String) -> [Choice] {
        if search.isEmpty { return Array(self) }
        return filter { choice in
            [choice.id, choice.title, choice.subtitle].contains { text in
                text.range(of: search, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
        }
    }
}
