import Glibc

/// Compares a child's use with its ``ChildBounds`` at each look.
struct BoundsWatch {
    private let bounds: ChildBounds
    private let mayBeInMemory: Bool
    /// How long the child had run at the last look.
    private(set) var ticks = 0
    private var nextFolderLook = ContinuousClock.now

    /// Starts with a child that has used nothing yet.
    init(_ bounds: ChildBounds) {
        self.bounds = bounds
        mayBeInMemory = bounds.folder?.mayBeInMemory ?? false
        bounds.use.beginChild()
    }

    /// The folder, if it is time to look at it again.
    var dueFolder: FolderBound? { nextFolderLook <= .now ? bounds.folder : nil }

    /// Notes how long looking at the folder took; at most a twentieth of the time is spent on it.
    mutating func noteFolderLook(_ duration: Duration) {
        nextFolderLook = .now + duration * 20
    }

    /// What the child has read and written since it was started.
    func diskUse(of pid: pid_t) -> DiskUse { DiskUse(of: pid, mayBeInMemory: mayBeInMemory) }

    /// Notes how long the child has run.
    ///
    /// - Returns: Whether it has run since the last look.
    mutating func noteRunning(_ use: ProcessUse) -> Bool {
        defer { ticks = use.ticks }
        return ticks != use.ticks
    }

    /// Notes what the child uses.
    ///
    /// - Parameter disks: What it has read and written since it was started.
    /// - Returns: The bound that is exceeded, if any.
    mutating func overuse(_ use: ProcessUse, disks: DiskUse, isFolderFull: Bool) -> Overuse? {
        if use.threads > bounds.threads {
            return .threads(count: use.threads, limit: bounds.threads)
        }
        if use.memory > bounds.memory {
            return .memory(used: use.memory, limit: bounds.memory)
        }
        if let mappings = use.mappings, mappings > bounds.mappings {
            return .mappings(count: mappings, limit: bounds.mappings)
        }
        if isFolderFull, let folder = bounds.folder { return .folder(folder) }
        return bounds.use.note(disks, running: use.seconds, within: bounds)
    }

    /// Notes the final use of a child that has ended.
    func noteEnd(_ use: ProcessUse, disks: DiskUse) {
        _ = bounds.use.note(disks, running: use.seconds, within: bounds)
        bounds.use.write(bounds)
    }
}
