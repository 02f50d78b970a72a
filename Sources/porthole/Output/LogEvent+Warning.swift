import Logging

extension LogEvent {
    /// How many scalars of a warning are printed.
    private static let wordLimit = 1_000

    /// The message as a warning: what comes from a plugin's process stands after the plugin's name,
    /// so that it cannot pass for Porthole's message about another one.
    var warning: String {
        let words = String("\(message)".unicodeScalars.prefix(Self.wordLimit))
        guard case .string(let plugin)? = metadata?["plugin"] else { return words }
        return "\(plugin.split(separator: "/").last ?? ""): \(words)"
    }
}
