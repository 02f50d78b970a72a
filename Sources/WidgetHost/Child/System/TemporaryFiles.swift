import Glibc

/// The folder of a plugin's temporary files, emptied so that each process starts without old ones.
///
/// The plugin may be hostile: links are not followed, only folders are opened, and nested folders
/// are taken apart one by one, however deep they are.
struct TemporaryFiles: Sendable, Hashable {
    /// The folder's absolute path; it need not exist.
    let path: String

    /// The number of entries removed at a time; an honest plugin leaves fewer, and the rest is
    /// removed the next time.
    private static let limit = 100_000
    /// How long that may take, because the plugin starts only afterwards.
    var patience = Duration.seconds(1)

    /// What is left of both, and how many entries have been moved up.
    private struct Turn {
        var entries = limit
        var moved = 0
        let end: ContinuousClock.Instant

        var isOver: Bool { entries <= 0 || end < .now }
    }

    /// Empties the folder, unless a process of the plugin is running, which keeps it locked.
    func removeUnlessUsed() {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
        guard folder >= 0 else {
            // Something else is in the folder's place.
            if errno == ENOTDIR || errno == ELOOP { unlink(path) }
            return
        }
        defer { close(folder) }
        guard flock(folder, LOCK_EX | LOCK_NB) == 0 else { return }
        var turn = Turn(end: .now + patience)
        while !turn.isOver {
            let names = Self.names(in: folder)
            // Entries that cannot be removed stay.
            let removed = names.filter { !turn.isOver && Self.remove($0, of: folder, &turn) }
            if removed.isEmpty { return }
        }
    }

    /// Removes an entry, or moves its contents up to be removed later.
    ///
    /// - Returns: Whether the entry is gone.
    private static func remove(
        _ name: FileName, of folder: Int32, _ turn: inout Turn
    ) -> Bool {
        turn.entries -= 1
        if unlinkat(folder, name, 0) == 0 || errno == ENOENT { return true }
        if unlinkat(folder, name, AT_REMOVEDIR) == 0 { return true }
        let inner = Syscalls.openFolder(name, of: folder)
        guard inner >= 0 else { return false }
        defer { close(inner) }
        for entry in names(in: inner) where !turn.isOver {
            turn.entries -= 1
            if unlinkat(inner, entry, 0) == 0 || unlinkat(inner, entry, AT_REMOVEDIR) == 0 {
                continue
            }
            // Moving a folder needs write access to it.
            close(Syscalls.openFolder(entry, of: inner))
            repeat {
                turn.moved += 1
                if renameat(inner, entry, folder, "removed-\(turn.moved)") == 0 { break }
            } while [EEXIST, ENOTEMPTY, ENOTDIR, EISDIR].contains(errno) && turn.moved < limit
        }
        return unlinkat(folder, name, AT_REMOVEDIR) == 0
    }

    private static func names(in folder: Int32) -> [FileName] {
        // Opened again, because the stream closes it and must begin at the first name.
        let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { return [] }
        var names: [FileName] = []
        _ = Syscalls.forEachName(closing: copy) { name in
            names.append(name)
            return names.count < limit
        }
        return names
    }
}
