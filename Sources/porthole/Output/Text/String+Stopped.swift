extension String {
    /// The text with a full stop, unless it ends as a sentence does.
    var stopped: String {
        guard let last, !".?!…".contains(last) else { return self }
        return self + "."
    }
}
