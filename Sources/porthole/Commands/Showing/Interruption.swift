import ArgumentParser

/// The user has ended the work with a signal.
struct Interruption: Error {
    let signal: Int32

    /// The exit code that shells report for a program that the signal has ended.
    var exitCode: ExitCode { ExitCode(128 + signal) }
}

/// Runs `body` as a task that the user can cancel.
///
/// - Throws: ``Interruption`` when a signal kept it from finishing.
func cancelledByInterrupts<Result: Sendable>(
    _ body: sending @escaping () async throws -> Result
) async throws -> Result {
    let running = Task { try await body() }
    let interrupts = InterruptHandler { running.cancel() }
    do {
        return try await running.value
    } catch {
        throw interrupts.interruption ?? error
    }
}
