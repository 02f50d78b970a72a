/// What a child may use up where no limit of the kernel's is its own.
struct ChildBounds: Sendable {
    /// How many threads it may have: the kernel counts them for all programs of the user together.
    var threads = Int.max
    /// How many bytes of memory it may have in use: the kernel forgets what cannot be written to any more.
    var memory = Int.max
    /// The folder that it fills.
    var folder: FolderBound?
    /// How many bytes it may write, wherever to: a file that has lost its name takes room too.
    var writing = Allowance.unbounded
    /// How many seconds its threads may run, one after another.
    var running = Allowance.unbounded
    /// What it and those before it have used of both allowances.
    var use = ChildUse()
}
