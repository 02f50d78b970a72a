import Dispatch

/// Does what may block, such as reading folders or waiting for a lock, on a thread that runs no tasks.
func offThePool<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
) async -> Result {
    await withCheckedContinuation { continuation in
        DispatchQueue.global(qos: .userInitiated).async {
            continuation.resume(returning: work())
        }
    }
}
