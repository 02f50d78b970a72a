import Foundation

/// Opens the URLs of links and intents with the desktop's program.
struct LinkOpener {
    /// Whether URLs are printed instead of opened.
    let printsURL: Bool

    /// Opens a URL; when that is not possible, prints it and throws the reason.
    func open(_ url: URL) async throws {
        let text = url.absoluteString
        guard !printsURL else { return try emit(text + "\n") }
        guard let program = Self.program else {
            throw try Self.unopened(
                text, "The program xdg-open is not installed; open \(text) yourself.")
        }
        // A program that the user names need not be registered for the scheme.
        if !Self.isProgramNamed, let scheme = url.scheme?.lowercased(),
            await URLHandlers.isKnown(scheme) == false
        {
            throw try Self.unopened(
                text,
                "No program is installed that opens \(scheme): addresses, so \(text) is not opened."
            )
        }
        // A program that is still running is the one that shows the URL.
        guard try await OutsideProgram(program, [text]).run() != .failed else {
            throw try Self.unopened(
                text,
                "The program \(program.lastPathComponent) found nothing that opens \(text).")
        }
    }

    /// Prints a URL that cannot be opened, and returns the error.
    private static func unopened(_ url: String, _ words: String) throws -> CommandError {
        try emit(url + "\n")
        return CommandError(words, exitCode: .nothingOpens)
    }

    private static var isProgramNamed: Bool {
        ProcessInfo.processInfo.environment["PORTHOLE_OPEN"]?.isEmpty == false
    }

    /// The program named by `$PORTHOLE_OPEN`, a path or a name in `PATH`; otherwise `xdg-open`.
    private static var program: URL? {
        guard isProgramNamed, let named = ProcessInfo.processInfo.environment["PORTHOLE_OPEN"]
        else { return OutsideProgram.path(of: "xdg-open") }
        let found = named.contains("/") ? nil : OutsideProgram.path(of: named)
        return found ?? URL(filePath: named)
    }
}
