import Dispatch
import Foundation
import Synchronization

/// Does work on one thread that never ends: a runner is killed when the thread that started it
/// does.
final class SpawningThread: Sendable {
    static let shared = SpawningThread()

    private let jobs = Mutex<[@Sendable () -> Void]>([])
    private let wakeUps = DispatchSemaphore(value: 0)

    private init() {
        Thread.detachNewThread { [self] in
            while true {
                wakeUps.wait()
                jobs.withLock { $0.removeFirst() }()
            }
        }
    }

    /// Does the work there and returns what it returns.
    func run<Output: Sendable>(_ work: @escaping @Sendable () -> Output) async -> Output {
        await withCheckedContinuation { continuation in
            jobs.withLock { $0.append { continuation.resume(returning: work()) } }
            wakeUps.signal()
        }
    }
}
