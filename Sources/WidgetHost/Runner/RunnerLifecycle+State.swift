extension RunnerLifecycle {
    /// What becomes of a plugin's process.
    enum State: Hashable {
        /// There is none; the next request starts one.
        case stopped
        /// It was started, and has to say hello by then.
        case launching(helloBy: Instant)
        /// It waits for a request.
        case ready(since: Instant)
        /// It has requests to answer.
        case busy
        /// It is to end; nil: it was killed, and only its end is waited for.
        case draining(EndCause, next: NextRung?)
        /// There is none, and none is started before then.
        case backingOff(until: Instant)
        /// None is started any more.
        case quarantined
    }

    /// What a process is being ended for.
    enum EndCause: Hashable {
        /// Nothing is asked of it any more.
        case idle
        /// It did what it must not.
        case failure
        /// It has closed its connection.
        case hungUp
        /// The host closes down.
        case shutDown
    }

    /// The next rung of the kill ladder, and when it is climbed.
    struct NextRung: Hashable {
        let index: Int
        let due: Instant
    }
}
