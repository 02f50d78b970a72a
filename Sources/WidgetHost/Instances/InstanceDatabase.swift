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
            turn = try Syscalls.lockedFolder(folder, patience: .seconds(patience))
        } catch {
            if error.number == EWOULDBLOCK { throw .busy }
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

    /// Opens a file only to be read, where nothing can be written: on a disk that is full, a medium that is read-only,
    /// or in a folder of somebody else's; nil where that is not possible either.
    ///
    /// What is read is not to be changed meanwhile, so nobody else's changes are seen, and nothing is made.
    static func openUnchanging(_ path: String) -> DatabaseQueue? {
        // What a program has written and not yet moved into the file would be missing.
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
        // What a command has said it kept is there after a power failure too.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        return configuration
    }
}
