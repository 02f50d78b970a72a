import Foundation

/// Opens the URLs of links and intents with the desktop's own program.
struct LinkOpener {
    /// Whether URLs are printed instead.
    let printsURL: Bool

    /// Opens a URL; prints it where nothing can, and says why.
    func open(_ url: URL) async throws {
        let text = url.absoluteString
        guard !printsURL else { return try emit(text + "\n") }
        guard let program = Self.program else {
            throw try Self.unopened(text, "xdg-open is not installed: open \(text) yourself")
        }
        // Whoever names a program knows what it opens.
        if !Self.isProgramNamed, let scheme = url.scheme?.lowercased(),
            await URLHandlers.isKnown(scheme) == false
        {
            throw try Self.unopened(
                text,
                "no program is installed that opens \(scheme): addresses: \(text) is not opened")
        }
        // One that still runs is the program that shows the URL.
        guard try await OutsideProgram(program, [text]).run() != .failed else {
            throw try Self.unopened(
                text, "\(program.lastPathComponent) found nothing that opens \(text)")
        }
    }

    /// The error for a URL that nothing opens, which is printed for whoever can.
    private static func unopened(_ url: String, _ words: String) throws -> CommandError {
        try emit(url + "\n")
        return CommandError(words, exitCode: .nothingOpens)
    }

    private static var isProgramNamed: Bool {
        ProcessInfo.processInfo.environment["PORTHOLE_OPEN"]?.isEmpty == false
    }

    /// `$PORTHOLE_OPEN`, a path or a name as a shell would find it; or `xdg-open`.
    private static var program: URL? {
        guard isProgramNamed, let named = ProcessInfo.processInfo.environment["PORTHOLE_OPEN"]
        else { return OutsideProgram.path(of: "xdg-open") }
        let found = named.contains("/") ? nil : OutsideProgram.path(of: named)
        return found ?? URL(filePath: named)
    }
}
