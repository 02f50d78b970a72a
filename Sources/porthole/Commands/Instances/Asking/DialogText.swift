import Foundation
import WidgetRenderer

/// Writes a dialogue to standard error, with emphasis when the terminal has colours.
enum DialogText {
    private static let strongStart = "\u{1B}[1m"
    private static let faintStart = "\u{1B}[2m"
    private static let reset = "\u{1B}[0m"

    private static let hasEmphasis =
        TerminalCapabilities.detect(
            environment: ProcessInfo.processInfo.environment,
            isTerminal: isatty(STDERR_FILENO) == 1
        ).colorDepth != .none

    static func strong(_ text: String) -> String { emphasized(text, strongStart) }

    static func faint(_ text: String) -> String { emphasized(text, faintStart) }

    /// Writes text; words from plugins must have been made printable.
    static func write(_ text: String) {
        // A failure cannot be reported to anybody.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    private static func emphasized(_ text: String, _ start: String) -> String {
        let text = text.printable()
        return hasEmphasis ? start + text + reset : text
    }
}
