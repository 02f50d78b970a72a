import Dispatch

/// Runs work that may block, such as reading folders or waiting for a lock, on a thread of
/// Dispatch's, so that it holds up no thread that runs tasks.
func performBlocking<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
) async -> Result {
    await withCheckedContinuation { continuation in
        DispatchQueue.global(qos: .userInitiated).async {
            continuation.resume(returning: work())
        }
    }
}
