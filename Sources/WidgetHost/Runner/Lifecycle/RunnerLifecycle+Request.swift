extension RunnerLifecycle {
    /// How long a request may take, and how long its cancellation may take.
    struct Patience: Hashable {
        var deadline: Duration
        /// Zero for a request that cannot be cancelled.
        var cancelGrace: Duration
    }

    /// A request that has not been answered yet.
    struct Request: Hashable {
        var phase: Phase
        let cancelGrace: Duration

        /// Whether it has not been sent to a process.
        var isWaiting: Bool {
            if case .waiting = phase { true } else { false }
        }

        /// Whether the process has been asked to cancel it.
        var isCancelling: Bool {
            if case .cancelling = phase { true } else { false }
        }

        /// Whether the process may not be listening: it cannot cancel the request, or has not done
        /// so yet.
        var isUnheard: Bool {
            switch phase {
            case .waiting: false
            case .submitted: cancelGrace == .zero
            case .cancelling: true
            }
        }
    }

    /// How far a request has come.
    enum Phase: Hashable {
        /// It waits for a process that is listening.
        case waiting(deadline: Instant)
        /// It has been sent to the process.
        case submitted(deadline: Instant)
        /// The process has been asked to cancel it.
        case cancelling(until: Instant)

        /// When its deadline passes.
        var due: Instant {
            switch self {
            case .waiting(let deadline), .submitted(let deadline): deadline
            case .cancelling(let until): until
            }
        }
    }
}
