import ArgumentParser

/// The user has ended the work by a signal.
struct Interruption: Error {
    let signal: Int32

    /// The code that shells give a program which the signal has ended.
    var exitCode: ExitCode { ExitCode(128 + signal) }
}

/// Runs `body` as a task that the user can cancel.
///
/// - Throws: ``Interruption`` when that is why it has not come to its end.
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
