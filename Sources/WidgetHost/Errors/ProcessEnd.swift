/// How a process ended.
public enum ProcessEnd: Sendable, Hashable {
    /// It exited with a status.
    case exited(status: Int32)
    /// A signal killed it.
    case killed(signal: Int32)
}
