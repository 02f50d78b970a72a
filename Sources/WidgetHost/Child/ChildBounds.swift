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
}

/// What of its ``ChildBounds`` a child was ended for.
enum Overuse: Sendable, Hashable {
    case threads(count: Int, limit: Int)
    case memory(used: Int, limit: Int)
    case folder(FolderBound)
    case writing(limit: Int)
    case running(seconds: Int)
}

/// So much at once, and then so much in each second.
struct Allowance: Sendable, Hashable {
    let atOnce: Double
    let eachSecond: Double

    static let unbounded = Allowance(atOnce: .infinity, eachSecond: 0)
}

/// How much of an ``Allowance`` is used up.
struct AllowanceUse: Sendable {
    private var total = 0.0
    private var level = 0.0

    /// Notes how much was used until now, all together, and how many seconds after the last note.
    ///
    /// - Returns: Whether that is within the allowance.
    mutating func note(_ total: Double, after seconds: Double, of allowance: Allowance) -> Bool {
        level = max(level - seconds * allowance.eachSecond, 0) + total - self.total
        self.total = total
        return level <= allowance.atOnce
    }
}
