import Synchronization

/// What the children of one plugin have used of their allowances: one that ends leaves no more to the next.
final class ChildUse: Sendable {
    private struct State {
        var lastLook = ContinuousClock.now
        var writing = AllowanceUse()
        var running = AllowanceUse()
    }

    private let state = Mutex(State())

    /// Another child counts from nothing.
    func beginChild() {
        state.withLock { state in
            state.writing.beginCount()
            state.running.beginCount()
        }
    }

    /// Notes how many bytes the child has written since it was started, and how many seconds it has run.
    ///
    /// - Returns: What of the bounds is exceeded.
    func note(written: Int, running: Double, within bounds: ChildBounds) -> Overuse? {
        state.withLock { state in
            let now = ContinuousClock.now
            let seconds = (now - state.lastLook) / .seconds(1)
            state.lastLook = now
            let mayWrite = state.writing.note(Double(written), after: seconds, of: bounds.writing)
            let mayRun = state.running.note(running, after: seconds, of: bounds.running)
            if !mayWrite { return .writing(limit: Int(bounds.writing.atOnce)) }
            return mayRun ? nil : .running(seconds: Int(bounds.running.atOnce))
        }
    }
}
