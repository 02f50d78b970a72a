import Dispatch
import Synchronization

/// A queue of jobs that one thread runs.
final class JobQueue: MainLoop {
    private struct State {
        var jobs: [@Sendable () -> Void] = []
        var next = 0
        var isStopped = false

        mutating func take() -> (@Sendable () -> Void)? {
            guard !isStopped, next < jobs.count else { return nil }
            defer {
                next += 1
                if next == jobs.count {
                    jobs.removeAll(keepingCapacity: true)
                    next = 0
                }
            }
            return jobs[next]
        }
    }

    private let state = Mutex(State())
    /// Counts the waiting jobs and the order to stop.
    private let wakeUps = DispatchSemaphore(value: 0)

    func run() {
        repeat {
            wakeUps.wait()
            state.withLock { $0.take() }?()
        } while !state.withLock { $0.isStopped }
    }

    func perform(_ work: @escaping @Sendable () -> Void) {
        state.withLock { $0.jobs.append(work) }
        wakeUps.signal()
    }

    func stop() {
        state.withLock { $0.isStopped = true }
        wakeUps.signal()
    }
}
