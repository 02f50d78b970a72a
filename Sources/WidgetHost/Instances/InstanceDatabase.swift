import Foundation
import GRDB
import Glibc

/// Opens the SQLite file that placed widgets are kept in.
///
/// Nothing in it can be found out again, so a file that cannot be used is left as it is.
enum InstanceDatabase {
    /// How long to wait for another program that writes, in seconds.
    private static let patience = 5.0

    /// Opens a file, making it and its folder when missing: for their owner only.
    static func open(_ path: String) throws(StoreProblem) -> DatabaseQueue {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unusable("its folder cannot be made")
        }
        // Two programs that make the same file at once would be in each other's way.
        let turn: Int32
        do {
            turn = try Syscalls.lockedFolder(folder)
        } catch {
            throw .unusable("its folder: \(error.words)")
        }
        defer { Syscalls.close(turn) }
        // SQLite would make it for everybody to read, and gives its other files the same mode.
        let file = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .unusable(Errno.last.words) }
        close(file)
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            try queue.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA journal_mode = WAL")
                try database.inTransaction(.immediate) {
                    try InstanceSchema.bringUpToDate(database)
                    return .commit
                }
            }
            return queue
        } catch {
            throw StoreProblem(error)
        }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        // What a command has said it kept is there after a power failure too.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        return configuration
    }
}
