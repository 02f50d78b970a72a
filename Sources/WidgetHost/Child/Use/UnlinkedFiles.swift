import Foundation
import Glibc

/// The files of a process that were unlinked and stay while they are open or mapped, so that no
/// look at a folder finds them.
struct UnlinkedFiles {
    /// The size on disk of those that are open, in bytes.
    let openSize: Int
    /// How many others have pages mapped, whose size only the process can ask for; nil when there is
    /// too much to read about its mappings.
    let mappedCount: Int?

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
        mappedCount = Self.unlinkedMappings(of: files, in: folder)?.subtracting(open).count
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

    /// The inodes of the files below `folder` that are mapped and were unlinked; nil when there is
    /// too much to read.
    private static func unlinkedMappings(of files: ProcessFiles, in folder: String) -> Set<ino_t>? {
        var found: Set<ino_t> = []
        var line: [UInt8] = []
        let areRead = files.readMappings { text in
            let parts = text.split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for part in parts.dropLast() {
                if let file = unlinkedFile((line + part)[...], in: folder) { found.insert(file) }
                line = []
            }
            line += parts.last ?? []
            return true
        }
        return areRead ? found : nil
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
