import Glibc

/// How many bytes a process has read from disks and written to them since it was started.
///
/// Unlinked files count too; what was read before and is still kept by the kernel does not. For a
/// process whose files lie in memory, which is no disk to the kernel, all that it writes counts.
struct DiskUse: Sendable, Hashable {
    var read = 0
    var written = 0
}

extension DiskUse {
    /// Reads the use of a child that is not reaped yet; nothing where the kernel does not count it.
    ///
    /// - Parameter isInMemory: Whether its files lie in memory.
    init(of pid: pid_t, isInMemory: Bool = false) {
        let lines = ProcessUse.read("/proc/\(pid)/io")?.split(separator: "\n") ?? []
        func bytes(_ name: String) -> Int {
            lines.first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(name.count)) } ?? 0
        }
        self.init(
            read: bytes("read_bytes: "), written: bytes(isInMemory ? "wchar: " : "write_bytes: "))
    }
}
