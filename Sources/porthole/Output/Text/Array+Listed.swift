extension [String] {
    /// The names between commas: the first `limit` of them, and how many more there are.
    func listed(upTo limit: Int) -> String {
        let words = prefix(limit).joined(separator: ", ")
        return count > limit ? "\(words) and \(count - limit) more" : words
    }
}
