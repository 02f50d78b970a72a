extension RunnerLifecycle {
    /// What the owner has to do.
    enum Action: Hashable {
        /// Start a process.
        case launch
        /// Send the process a request.
        case submit(RequestID)
        /// Have the process give a request up.
        case cancel(RequestID)
        /// Tell whoever asked that it took too long.
        case expire(RequestID)
        /// Tell whoever asked that there will be no answer.
        case lose(RequestID, Loss)
        /// Take one step to end the process.
        case end(KillLadder.Step)
    }

    /// Why a request gets no answer.
    enum Loss: Hashable {
        /// The process ended by itself.
        case processEnded
        /// The process did not say hello in time.
        case noHello
        /// The process was killed because another request that cannot be cancelled took too long.
        case killedUnresponsive
        /// The process did not give up a request that was cancelled.
        case ignoredCancellation
        /// The process closed its connection and went on running.
        case hungUp
        /// The process sent what no process may send.
        case protocolBroken
        /// No process could be started.
        case notLaunched
        /// The plugin has failed, and rests for so long.
        case resting(Duration)
        /// The plugin has failed so often that it is left alone.
        case quarantined(failures: Int)
        /// The host closes down.
        case shutDown
    }
}
