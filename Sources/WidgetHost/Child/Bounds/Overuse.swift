/// The bound of ``ChildBounds`` for which a child was killed.
enum Overuse: Sendable, Hashable {
    case threads(count: Int, limit: Int)
    case memory(used: Int, limit: Int)
    case mappings(count: Int, limit: Int)
    case watches(limit: Int)
    case inFlight(count: Int, limit: Int)
    case folder(FolderBound)
    case writing(limit: Int)
    case reading(limit: Int)
    case running(seconds: Int)
}
