/// What a child may use up where no limit of the kernel's is its own.
struct ChildBounds: Sendable {
    /// How many threads it may have: the kernel counts them for all programs of the user together.
    var threads = Int.max
    /// The folder that it fills.
    var folder: FolderBound?
}

/// What of its ``ChildBounds`` a child was ended for.
enum Overuse: Sendable, Hashable {
    case threads(count: Int, limit: Int)
    case folder(FolderBound)
}
