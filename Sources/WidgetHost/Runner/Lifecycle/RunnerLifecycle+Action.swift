extension RunnerLifecycle {
    /// An action for the owner to carry out.
    enum Action: Hashable {
        /// Start a process.
        case launch
        /// Send a request to the process.
        case submit(RequestID)
        /// Ask the process to cancel a request.
        case cancel(RequestID)
        /// Fail a request that took too long.
        case expire(RequestID)
        /// Fail a request that will get no answer.
        case lose(RequestID, Loss)
        /// Take a step towards ending the process.
        case end(KillLadder.Step)
    }

    /// The reason why a request gets no answer.
    enum Loss: Hashable {
        /// The process ended by itself.
        case processEnded
        /// The process did not say hello in time.
        case noHello
        /// The process was killed because another request, which cannot be cancelled, took too
        /// long.
        case killedUnresponsive
        /// The process did not end a cancelled request in time.
        case ignoredCancellation
        /// The process closed its connection and kept running.
        case hungUp
        /// The process broke the protocol.
        case protocolBroken
        /// No process could be started.
        case notLaunched
        /// The plugin has failed, and is not started for this long.
        case resting(Duration)
        /// The plugin has failed too often and is not started again.
        case quarantined(failures: Int)
        /// The host shuts down.
        case shutDown
    }
}
