import Foundation
import Synchronization

/// The progress of a long command: one line of a terminal that is rewritten.
enum ProgressLine {
    /// The width of the line's text, in columns.
    private static let width = Mutex(0)
    /// Work that takes less time shows no progress.
    private static let patience = Duration.seconds(1)

    /// Replaces the text of the line, cut to the window; does nothing without a terminal.
    static func show(_ words: String) {
        guard isPossible else { return }
        let columns = WindowSize.behind(STDERR_FILENO)?.columns ?? 80
        // A text in the last column would move the cursor to the next line.
        let words = words.printable().cut(to: columns - 1)
        end()
        width.withLock { $0 = words.cellCount }
        write(words)
    }

    /// Clears the line, so that other text can be written there.
    static func end() {
        let taken = width.withLock { width in
            defer { width = 0 }
            return width
        }
        // Blanks over the text work on every terminal.
        if taken > 0 { write("\r\(String(repeating: " ", count: taken))\r") }
    }

    /// Runs work that may take a while, and shows progress while it does.
    ///
    /// - Parameter words: Returns the present progress; called each second.
    static func during<Result: Sendable, Failure: Error>(
        _ words: @escaping @Sendable () async -> String, _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        // Without a terminal, this saves the half millisecond that a timer costs.
        guard isPossible else { return try await body() }
        let notice = Task {
            var shown = ""
            while true {
                try? await Task.sleep(for: patience)
                let now = await words()
                if Task.isCancelled { return }
                if now != shown { show(now) }
                shown = now
            }
        }
        func finish() async {
            notice.cancel()
            await notice.value
            end()
        }
        do throws(Failure) {
            let result = try await body()
            await finish()
            return result
        } catch {
            await finish()
            throw error
        }
    }

    private static var isPossible: Bool { isatty(STDERR_FILENO) == 1 }

    private static func write(_ text: String) {
        // A failure cannot be reported to anybody.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
