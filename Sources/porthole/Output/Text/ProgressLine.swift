import Foundation
import Synchronization

/// What a long command is doing: one line of a terminal that the next words replace.
enum ProgressLine {
    /// How much of a terminal's line is taken, in columns.
    private static let width = Mutex(0)
    /// What takes less time needs no words.
    private static let patience = Duration.seconds(1)

    /// Shows words in place of those before, as far as the window is wide; nowhere but on a terminal.
    static func show(_ words: String) {
        guard isPossible else { return }
        let columns = WindowSize.behind(STDERR_FILENO)?.columns ?? 80
        // In the last column the cursor would go to the next line.
        let words = words.printable().cut(to: columns - 1)
        end()
        width.withLock { $0 = words.cellCount }
        write(words)
    }

    /// Takes the words away, so that others can be written there.
    static func end() {
        let taken = width.withLock { width in
            defer { width = 0 }
            return width
        }
        // Over the words again, which every terminal can.
        if taken > 0 { write("\r\(String(repeating: " ", count: taken))\r") }
    }

    /// Runs what may take a while, and says so where it does.
    ///
    /// - Parameter words: What is done at the moment; asked for each second.
    static func during<Result: Sendable, Failure: Error>(
        _ words: @escaping @Sendable () async -> String, _ body: () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        // A timer costs half a millisecond.
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
        // Nobody is left to tell when this fails.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
