extension RunnerLifecycle {
    /// How long a request may take, and how long giving it up may take.
    struct Patience: Hashable {
        var deadline: Duration
        /// Zero for a request that cannot be given up.
        var cancelGrace: Duration
    }

    /// A request that is not answered yet.
    struct Request: Hashable {
        var phase: Phase
        let cancelGrace: Duration

        /// Whether no process knows of it.
        var isWaiting: Bool {
            if case .waiting = phase { true } else { false }
        }

        /// Whether the process is to give it up.
        var isCancelling: Bool {
            if case .cancelling = phase { true } else { false }
        }

        /// Whether the process is not listening: it does not give the request up, or cannot.
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
        /// It is for the next process that listens.
        case waiting(deadline: Instant)
        /// The process has it.
        case submitted(deadline: Instant)
        /// The process is to give it up.
        case cancelling(until: Instant)

        /// When something has to be done about it.
        var due: Instant {
            switch self {
            case .waiting(let deadline), .submitted(let deadline): deadline
            case .cancelling(let until): until
            }
        }
    }
}
