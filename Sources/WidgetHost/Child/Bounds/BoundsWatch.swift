import Glibc

/// Compares a child's use with its ``ChildBounds`` at each look.
struct BoundsWatch {
    private let bounds: ChildBounds
    private let mayBeInMemory: Bool
    /// How long the child had run at the last look.
    private(set) var ticks = 0
    /// When the folder is measured again; nil while it is measured.
    private var nextFolderLook: ContinuousClock.Instant? = .now
    private var isFolderFull = false

    /// Starts with a child that has used nothing yet.
    init(_ bounds: ChildBounds) {
        self.bounds = bounds
        mayBeInMemory = bounds.folder?.mayBeInMemory ?? false
        bounds.use.beginChild()
    }

    /// Begins to measure the folder; nil when it is not time, or while it is measured.
    mutating func beginFolderLook() -> FolderBound? {
        guard let nextFolderLook, nextFolderLook <= .now, let folder = bounds.folder else {
            return nil
        }
        self.nextFolderLook = nil
        return folder
    }

    /// Notes whether the folder was full, and how long that took to find out; at most a twentieth of
    /// the time is spent on it.
    mutating func endFolderLook(isFull: Bool, after duration: Duration) {
        isFolderFull = isFull
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
    mutating func overuse(_ use: ProcessUse, disks: DiskUse) -> Overuse? {
        if use.threads > bounds.threads {
            return .threads(count: use.threads, limit: bounds.threads)
        }
        if use.memory > bounds.memory {
            return .memory(used: use.memory, limit: bounds.memory)
        }
        if let mappings = use.mappings, mappings > bounds.mappings {
            return .mappings(count: mappings, limit: bounds.mappings)
        }
        if let count = use.descriptors?.watches, count > bounds.watches {
            return .watches(limit: bounds.watches)
        }
        if let count = use.descriptors?.inFlight, count > bounds.inFlight {
            return .inFlight(count: count, limit: bounds.inFlight)
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
