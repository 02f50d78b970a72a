/// What of its ``ChildBounds`` a child was ended for.
enum Overuse: Sendable, Hashable {
    case threads(count: Int, limit: Int)
    case memory(used: Int, limit: Int)
    case folder(FolderBound)
    case writing(limit: Int)
    case running(seconds: Int)
}
