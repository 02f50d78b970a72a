import WidgetWire

extension Failure {
    /// The greatest number of characters shown of a plugin's own message.
    private static let wordLimit = 500

    /// The runner's message, with the plugin's path in front unless it begins with it.
    ///
    /// A path further inside may be put there by a plugin that speaks of another one.
    func sentence(plugin: String) -> String {
        words.hasPrefix("'\(plugin)") ? words : "\(plugin): \(words)"
    }

    /// The runner's message on one line, or a fixed one when it gave none.
    var words: String {
        let text = PlainText.line(message, limit: Self.wordLimit)
        return text.isEmpty ? "It gave no reason." : text
    }
}
