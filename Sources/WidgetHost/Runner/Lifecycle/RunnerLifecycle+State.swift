extension RunnerLifecycle {
    /// The state of a plugin's process.
    enum State: Hashable {
        /// No process; the next request starts one.
        case stopped
        /// Started; it must say hello by then.
        case launching(helloBy: Instant)
        /// Waiting for a request.
        case ready(since: Instant)
        /// Answering requests.
        case busy
        /// Ending; `next` is nil once it was killed and only its end is awaited.
        case draining(EndCause, next: NextRung?)
        /// No process; none is started before then.
        case backingOff(until: Instant)
        /// No process is started any more.
        case quarantined
    }

    /// The reason why a process is being ended.
    enum EndCause: Hashable {
        /// It has no requests.
        case idle
        /// It failed.
        case failure
        /// It has closed its connection.
        case hungUp
        /// The host shuts down.
        case shutDown
    }

    /// The next rung of the kill ladder, and when it is due.
    struct NextRung: Hashable {
        let index: Int
        let due: Instant
    }
}
