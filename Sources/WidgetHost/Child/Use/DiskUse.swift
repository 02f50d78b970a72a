import Glibc

/// How many bytes a process has read from disks and written to them since it was started.
///
/// Unlinked files count too; what was read before and is still kept by the kernel does not. For a
/// process whose files may lie in memory, which is not a disk to the kernel, all that it writes
/// counts.
struct DiskUse: Sendable, Hashable {
    var read = 0
    var written = 0
}

extension DiskUse {
    /// Reads the use of a child that is not reaped yet; nothing where the kernel does not count it.
    ///
    /// - Parameter mayBeInMemory: Whether its files may lie in memory.
    init(of pid: pid_t, mayBeInMemory: Bool = false) {
        let lines = ProcessFiles(of: pid).read("io")?.split(separator: "\n") ?? []
        func bytes(_ name: String) -> Int {
            lines.first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(name.count)) } ?? 0
        }
        self.init(
            read: bytes("read_bytes: "), written: bytes(mayBeInMemory ? "wchar: " : "write_bytes: ")
        )
    }
}
