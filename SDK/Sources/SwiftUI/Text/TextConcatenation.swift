extension Text {
    /// Concatenates two texts.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(.runs(lhs.runs + rhs.runs)) }

    /// The text as the content of another text.
    var asContent: TextContent { style == TextAttributes() ? content : .runs([self]) }

    private var runs: [Text] {
        if case .runs(let runs) = content, style == TextAttributes() { return runs }
        return [self]
    }
}
