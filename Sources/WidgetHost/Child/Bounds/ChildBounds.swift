/// The bounds of a child that the kernel has no limit for, or none for each process.
struct ChildBounds: Sendable {
    /// The greatest number of threads; the kernel's own limit counts all programs of the user
    /// together.
    var threads = Int.max
    /// The greatest number of bytes of memory in use; the kernel's limit misses memory that is no
    /// longer writable.
    var memory = Int.max
    /// The greatest number of mappings; the kernel's limit of descriptors misses files and sockets
    /// that were closed while they were mapped.
    var mappings = Int.max
    /// The greatest number of epolls and of descriptors that they watch, added up; the kernel's limit
    /// counts all programs of the user together.
    var watches = Int.max
    /// The greatest number of descriptors that the child has sent and nobody has received; the
    /// kernel's limit of descriptors misses them.
    var inFlight = Int.max
    /// The folder that the child writes to, and its size limit.
    var folder: FolderBound?
    /// How many bytes it may write anywhere; files that have been unlinked take room too.
    var writing = RateLimit.unbounded
    /// How many bytes it may read from disks, which it keeps from others meanwhile.
    var reading = RateLimit.unbounded
    /// How many seconds its threads may run, added up.
    var running = RateLimit.unbounded
    /// The use of the rate limits by this child and those before it.
    var use = ChildUse()
}
