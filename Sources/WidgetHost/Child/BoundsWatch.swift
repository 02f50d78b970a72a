import Glibc

/// Holds what a child uses against its ``ChildBounds``, look by look.
struct BoundsWatch {
    private let bounds: ChildBounds
    private var ticks = 0
    private var nextFolderLook = ContinuousClock.now

    /// The child has used nothing yet.
    init(_ bounds: ChildBounds) {
        self.bounds = bounds
        bounds.use.beginChild()
    }

    /// The folder, when it is to be looked at again.
    var dueFolder: FolderBound? { nextFolderLook <= .now ? bounds.folder : nil }

    /// Notes how long looking at the folder took: it is to take a twentieth of the time at most.
    mutating func noteFolderLook(_ duration: Duration) {
        nextFolderLook = .now + duration * 20
    }

    /// Notes how long the child has run.
    ///
    /// - Returns: Whether that is longer than at the last look.
    mutating func noteRunning(_ use: ProcessUse) -> Bool {
        defer { ticks = use.ticks }
        return ticks != use.ticks
    }

    /// Notes what the child uses.
    ///
    /// - Parameter written: How many bytes it wrote since it was started.
    /// - Returns: What of the bounds is exceeded.
    mutating func overuse(_ use: ProcessUse, written: Int, isFolderFull: Bool) -> Overuse? {
        if use.threads > bounds.threads {
            return .threads(count: use.threads, limit: bounds.threads)
        }
        if use.memory > bounds.memory {
            return .memory(used: use.memory, limit: bounds.memory)
        }
        if isFolderFull, let folder = bounds.folder { return .folder(folder) }
        return bounds.use.note(written: written, running: use.seconds, within: bounds)
    }

    /// Notes what a child used that has ended.
    func noteEnd(_ use: ProcessUse, written: Int) {
        _ = bounds.use.note(written: written, running: use.seconds, within: bounds)
    }
}
