import Foundation

/// What the desktop knows about the programs that open URLs.
enum URLHandlers {
    /// What needs no program of its own: browsers and mail programs are found in other ways too.
    private static let universal: Set<String> = ["http", "https", "mailto"]

    /// Whether a program is there for a scheme; nil where nobody can say.
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
            // Both name the program's desktop entry, gio in a sentence of the user's language.
            return answer.contains(".desktop")
        }
        return nil
    }
}
