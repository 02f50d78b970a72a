import Foundation

/// Finds out whether the desktop has programs for URLs.
enum URLHandlers {
    /// Schemes that are not looked up, since browsers and mail programs are found in other ways
    /// too.
    private static let universal: Set<String> = ["http", "https", "mailto"]

    /// Whether a program is registered for a scheme; nil when that is unknown.
    static func isKnown(_ scheme: String) async -> Bool? {
        guard !universal.contains(scheme),
            scheme.wholeMatch(of: /[a-z][a-z0-9+.-]*/) != nil
        else { return nil }
        let type = "x-scheme-handler/\(scheme)"
        for (name, arguments) in [
            ("xdg-mime", ["query", "default", type]), ("gio", ["mime", type]),
        ] {
            guard let program = OutsideProgram.path(of: name),
                let answer = await OutsideProgram(program, arguments).answer()
            else { continue }
            // Both print the program's desktop entry, gio within a sentence in the user's language.
            return answer.contains(".desktop")
        }
        return nil
    }
}
