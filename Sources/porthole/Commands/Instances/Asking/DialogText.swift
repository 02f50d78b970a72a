import Foundation
import WidgetRenderer

/// What a dialogue writes to standard error, with a little emphasis where the terminal has colours.
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

    /// Writes text whose words from plugins went through here or are printable.
    static func write(_ text: String) {
        // Nobody is left to ask when this fails.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    private static func emphasized(_ text: String, _ start: String) -> String {
        let text = text.printable()
        return hasEmphasis ? start + text + reset : text
    }
}
