import Glibc

/// How a runner is ended: each step gets some time to work before the next one is taken.
public struct KillLadder: Sendable, Hashable {
    /// One way to make a runner end.
    public enum Step: Sendable, Hashable {
        /// The protocol's shutdown request, after which the plugin's main loop is stopped.
        case shutdownRequest
        /// A signal to the runner and whatever it started.
        case signal(Int32)

        /// SIGKILL, which no process survives.
        public static let kill = Step.signal(SIGKILL)
    }

    /// A step, and how long to wait for it to work.
    public struct Rung: Sendable, Hashable {
        /// The step to take.
        public var step: Step
        /// How long to wait before the next rung.
        public var patience: Duration

        /// Takes `step`, then waits for `patience`.
        public init(_ step: Step, patience: Duration) {
            self.step = step
            self.patience = patience
        }
    }

    /// The rungs, gentlest first; SIGKILL always follows the last one.
    public var rungs: [Rung]

    /// Makes a ladder; SIGKILL always follows its last rung.
    public init(_ rungs: [Rung]) { self.rungs = rungs }

    /// A shutdown request and one second; SIGTERM and half a second; SIGKILL.
    public static let standard = KillLadder([
        Rung(.shutdownRequest, patience: .seconds(1)),
        Rung(.signal(SIGTERM), patience: .milliseconds(500)),
    ])
}
