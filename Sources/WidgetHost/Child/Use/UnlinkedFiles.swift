import Foundation
import Glibc

/// The files of a process that were unlinked and stay while they are open or mapped, so that no
/// look at a folder finds them.
struct UnlinkedFiles {
    /// The size on disk of those that are open, in bytes.
    let openSize: Int
    /// How many others have pages mapped; nobody but the process can ask for their size.
    let mappedCount: Int

    /// How long a line about a mapping may be: a path and some numbers.
    private static let longestLine = 8_192

    /// Reads those of a child that is not reaped yet.
    ///
    /// - Parameter folder: The path of the folder that mapped files count for.
    init(of pid: pid_t, in folder: String) {
        let files = ProcessFiles(of: pid).ofLiveThread
        var open: Set<ino_t> = []
        var size = 0
        Self.forEachOpenFile(of: files) { status in
            guard status.st_nlink == 0, status.st_mode & S_IFMT == S_IFREG,
                open.insert(status.st_ino).inserted
            else { return }
            size += status.sizeOnDisk
        }
        openSize = size
        let folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/"
        mappedCount = Self.unlinkedMappings(of: files, in: folder).subtracting(open).count
    }

    private static func forEachOpenFile(of files: ProcessFiles, _ body: (stat) -> Void) {
        let folder = files.open("fd", O_RDONLY | O_DIRECTORY)
        guard folder >= 0 else { return }
        _ = Syscalls.forEachName(closing: folder) { name in
            var status = stat()
            if fstatat(folder, name, &status, 0) == 0 { body(status) }
            return true
        }
    }

    /// The inodes of the files below `folder` that are mapped and were unlinked.
    private static func unlinkedMappings(of files: ProcessFiles, in folder: String) -> Set<ino_t> {
        let file = files.open("maps")
        guard file >= 0 else { return [] }
        defer { close(file) }
        var found: Set<ino_t> = []
        var rest: [UInt8] = []
        while case .bytes(let bytes) = Syscalls.read(file, atMost: longestLine) {
            let lines = (rest + bytes).split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            found.formUnion(lines.dropLast().compactMap { unlinkedFile($0, in: folder) })
            rest = Array(lines.last ?? [])
        }
        return found
    }

    /// The inode of the file in a line of mappings; nil unless it is below `folder` and unlinked.
    private static func unlinkedFile(_ line: ArraySlice<UInt8>, in folder: String) -> ino_t? {
        guard line.suffix(deleted.count).elementsEqual(deleted) else { return nil }
        // Addresses, permissions, offset, device, inode and, after spaces, the path.
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
        guard words.count == 6,
            words[5].drop(while: { $0 == UInt8(ascii: " ") }).starts(with: folder.utf8)
        else { return nil }
        return ino_t(String(decoding: words[4], as: UTF8.self))
    }

    /// What the kernel adds to the path of an unlinked file.
    private static let deleted = Array(" (deleted)".utf8)
}

extension stat {
    /// How many bytes the file takes on disk; the kernel counts blocks of 512.
    var sizeOnDisk: Int { Int(st_blocks) * 512 }
}
