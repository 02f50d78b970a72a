extension Text {
    /// One text after another, as parts of the same lines.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.runs(lhs.runs + rhs.runs)) }

    private var runs: [Text] {
        if case .runs(let runs) = content, style == TextAttributes() { return runs }
        return [self]
    }
}
