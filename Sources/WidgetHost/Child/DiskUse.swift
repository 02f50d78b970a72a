import Glibc

/// How many bytes a process has read from disks and written to them since it was started.
///
/// Unlinked files count too; what was read before and is still kept by the kernel does not.
struct DiskUse: Sendable, Hashable {
    var read = 0
    var written = 0
}

extension DiskUse {
    /// Reads the use of a child that is not reaped yet; nothing where the kernel does not count it.
    init(of pid: pid_t) {
        let lines = ProcessUse.read("/proc/\(pid)/io")?.split(separator: "\n") ?? []
        func bytes(_ name: String) -> Int {
            lines.first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(name.count)) } ?? 0
        }
        self.init(read: bytes("read_bytes: "), written: bytes("write_bytes: "))
    }
}
