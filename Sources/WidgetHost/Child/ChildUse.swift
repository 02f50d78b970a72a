import Synchronization

/// The use of the rate limits that all children of one plugin share, so that a new child starts
/// with no more.
final class ChildUse: Sendable {
    private struct State {
        var lastLook = ContinuousClock.now
        var writing = RateLimitUse()
        var reading = RateLimitUse()
        var running = RateLimitUse()
    }

    private let state = Mutex(State())

    /// Notes that a new child counts from zero.
    func beginChild() {
        state.withLock { state in
            state.writing.beginCount()
            state.reading.beginCount()
            state.running.beginCount()
        }
    }

    /// Notes what the child has read and written since it was started, and how many seconds it has
    /// run.
    ///
    /// - Returns: The bound that is exceeded, if any.
    func note(_ disks: DiskUse, running: Double, within bounds: ChildBounds) -> Overuse? {
        state.withLock { state in
            let now = ContinuousClock.now
            let seconds = (now - state.lastLook) / .seconds(1)
            state.lastLook = now
            let mayWrite = state.writing.note(
                Double(disks.written), after: seconds, of: bounds.writing)
            let mayRead = state.reading.note(
                Double(disks.read), after: seconds, of: bounds.reading)
            let mayRun = state.running.note(running, after: seconds, of: bounds.running)
            if !mayWrite { return .writing(limit: Int(bounds.writing.burst)) }
            if !mayRead { return .reading(limit: Int(bounds.reading.burst)) }
            return mayRun ? nil : .running(seconds: Int(bounds.running.burst))
        }
    }
}
