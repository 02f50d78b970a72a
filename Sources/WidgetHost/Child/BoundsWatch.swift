import Glibc

/// Holds what a child uses against its ``ChildBounds``, look by look.
struct BoundsWatch {
    private let bounds: ChildBounds
    private var ticks = 0
    private var lastLook = ContinuousClock.now
    private var writing = AllowanceUse()
    private var running = AllowanceUse()
    private var nextFolderLook = ContinuousClock.now

    /// Nothing is used yet.
    init(_ bounds: ChildBounds) { self.bounds = bounds }

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
        let now = ContinuousClock.now
        let seconds = (now - lastLook) / .seconds(1)
        lastLook = now
        if use.threads > bounds.threads {
            return .threads(count: use.threads, limit: bounds.threads)
        }
        if use.memory > bounds.memory {
            return .memory(used: use.memory, limit: bounds.memory)
        }
        if isFolderFull, let folder = bounds.folder { return .folder(folder) }
        if !writing.note(Double(written), after: seconds, of: bounds.writing) {
            return .writing(limit: Int(bounds.writing.atOnce))
        }
        if !running.note(use.seconds, after: seconds, of: bounds.running) {
            return .running(seconds: Int(bounds.running.atOnce))
        }
        return nil
    }
}
