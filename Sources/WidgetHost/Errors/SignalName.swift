import Glibc

/// The names of the signals that end processes.
enum SignalName {
    /// The signal's name and meaning, such as `SIGSEGV (invalid memory access)`.
    static func of(_ signal: Int32) -> String {
        guard let (name, meaning) = known[signal] else { return "signal \(signal)" }
        return "\(name) (\(meaning))"
    }

    private static let known: [Int32: (String, String)] = [
        SIGABRT: ("SIGABRT", "it aborted"),
        SIGALRM: ("SIGALRM", "an alarm"),
        SIGBUS: ("SIGBUS", "memory that is not there"),
        SIGFPE: ("SIGFPE", "impossible arithmetic"),
        SIGHUP: ("SIGHUP", "hung up"),
        SIGILL: ("SIGILL", "a trap, as of a failed Swift precondition"),
        SIGINT: ("SIGINT", "interrupted"),
        SIGKILL: ("SIGKILL", "killed, perhaps for lack of memory"),
        SIGPIPE: ("SIGPIPE", "wrote to nobody"),
        SIGQUIT: ("SIGQUIT", "quit"),
        SIGSEGV: ("SIGSEGV", "invalid memory access"),
        SIGSYS: ("SIGSYS", "a system call that the sandbox forbids"),
        SIGTERM: ("SIGTERM", "terminated"),
        SIGTRAP: ("SIGTRAP", "a trap"),
        SIGXCPU: ("SIGXCPU", "over its processor time"),
        SIGXFSZ: ("SIGXFSZ", "over its file size"),
    ]
}
