import Dispatch

/// Runs work that may block, such as reading folders or waiting for a lock, outside the threads
/// that run tasks.
func offThePool<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
) async -> Result {
    await withCheckedContinuation { continuation in
        DispatchQueue.global(qos: .userInitiated).async {
            continuation.resume(returning: work())
        }
    }
}
