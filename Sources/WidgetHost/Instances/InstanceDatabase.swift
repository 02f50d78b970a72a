import Foundation
import GRDB
import Glibc

/// Opens the SQLite file of placed widgets.
///
/// Its contents cannot be restored, so a file that cannot be used is left as it is.
enum InstanceDatabase {
    /// How long to wait for another program that is writing, in seconds.
    private static let patience = 5.0

    /// Opens a file, creating it and its folder when missing, accessible to their owner only.
    static func open(_ path: String) throws(StoreProblem) -> DatabaseQueue {
        let folder = URL(filePath: path).deletingLastPathComponent().path
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw .unusable("its folder cannot be made")
        }
        // The lock keeps two programs from creating the file at once.
        let turn: Int32
        do {
            turn = try Syscalls.lockedFolder(folder, patience: .seconds(patience))
        } catch {
            if error.number == EWOULDBLOCK { throw .busy }
            throw .unusable("its folder: \(error.words)")
        }
        defer { Syscalls.close(turn) }
        try createIfMissing(path)
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

    /// Creates an empty file that only its owner can read; SQLite would create it for everybody,
    /// and gives its other files the same mode.
    ///
    /// A file that is there is not opened: closing it would release the locks that SQLite holds on
    /// it for another store of this program.
    private static func createIfMissing(_ path: String) throws(StoreProblem) {
        let file = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if file >= 0 {
            close(file)
        } else if errno != EEXIST {
            throw .unusable(Errno.last.words)
        } else if access(path, R_OK | W_OK) != 0 {
            throw .unusable(Errno.last.words)
        }
    }

    /// Opens a file for reading only, where it cannot be written; nil when that is not possible
    /// either.
    ///
    /// This serves full disks, read-only media and folders of other users. The file is taken as
    /// immutable: changes that other programs make meanwhile are not seen, and no file is created.
    static func openUnchanging(_ path: String) -> DatabaseQueue? {
        // Changes that a program has not moved into the file yet would be missing.
        if let log = try? FileStamp(path: "\(path)-wal"), log.size > 0 { return nil }
        let address = URL(filePath: path).absoluteString + "?immutable=1"
        var configuration = Configuration()
        configuration.readonly = true
        guard let queue = try? DatabaseQueue(path: address, configuration: configuration),
            (try? queue.read(InstanceSchema.isUpToDate)) == true
        else { return nil }
        return queue
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(patience)
        // A change that a command has reported as kept must survive a power failure.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        return configuration
    }
}
