import Glibc

/// What a process uses through its descriptors that the kernel counts for all programs of a user
/// together.
struct DescriptorUse: Sendable, Hashable {
    /// How many epolls it has and how many descriptors they watch, added up.
    var watches = 0
    /// How many descriptors it has sent to itself and not received: what they stand for is open, but
    /// in no list.
    var inFlight = 0

    /// How many watches are counted before the other descriptors are left out.
    private static let mostWatches = 10_000
}

extension DescriptorUse {
    /// Reads the use of a process; what cannot be read does not count.
    init(of files: ProcessFiles) {
        let folder = files.open("fd", O_RDONLY | O_DIRECTORY)
        guard folder >= 0 else { return }
        _ = Syscalls.forEachName(closing: folder) { name in
            let target = ProcessFiles.target(of: name, in: folder)
            if target == "anon_inode:[eventpoll]" {
                watches += 1 + Self.lines(about: name, in: files) { $0.hasPrefix("tfd:") }.count
            } else if target.hasPrefix("socket:") {
                // Written since Linux 5.9 for sockets that can send descriptors.
                inFlight += Self.lines(about: name, in: files) { $0.hasPrefix(Self.sent) }
                    .compactMap { Int($0.dropFirst(Self.sent.count)) }.reduce(0, +)
            }
            return watches < Self.mostWatches
        }
    }

    private static let sent = "scm_fds: "

    private static func lines(
        about name: FileName, in files: ProcessFiles, where isWanted: (Substring) -> Bool
    ) -> [Substring] {
        let number = name.dropLast().map(UInt8.init(bitPattern:))
        let info = files.read("fdinfo/\(String(decoding: number, as: UTF8.self))") ?? ""
        return info.split(separator: "\n").filter(isWanted)
    }
}
