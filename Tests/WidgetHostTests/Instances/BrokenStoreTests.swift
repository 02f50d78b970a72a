import Foundation
import GRDB
import Testing

@testable import WidgetHost

/// Stores that cannot be used, and programs that end during a transaction.
@Suite(.timeLimit(.minutes(1))) struct BrokenStoreTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store(_ name: String = "data") -> InstanceStore {
        InstanceStore(directory: "\(folder.path)/\(name)")
    }

    private func problem(
        _ store: InstanceStore, _ body: (InstanceStore) async throws(HostError) -> Void
    ) async -> StoreProblem? {
        do throws(HostError) {
            try await body(store)
            return nil
        } catch {
            guard case .storeUnusable(store.path, let problem) = error.code else { return nil }
            return problem
        }
    }

    @Test func `A transaction that was not committed changes nothing`() async throws {
        _ = try await store().add(
            kind: "clock", family: .systemSmall, configuration: ["rows": .int(1)])
        // What a killed program leaves behind: the files as they are in its open transaction, which
        // is so large that a part of it is written already.
        let queue = try DatabaseQueue(path: store().path)
        try await queue.writeWithoutTransaction { [folder] database in
            try database.execute(sql: "PRAGMA cache_size = 10")
            try database.inTransaction(.immediate) {
                try database.execute(sql: "DELETE FROM setting")
                for number in 2...5000 {
                    try database.execute(
                        sql:
                            "INSERT INTO instance (id, kind, family, created) VALUES (?, 'a', 'b', 0)",
                        arguments: ["clock-\(number)"])
                }
                try FileManager.default.copyItem(
                    atPath: "\(folder.path)/data", toPath: "\(folder.path)/left")
                return .rollback
            }
        }
        let log = try Data(contentsOf: URL(filePath: "\(folder.path)/left/porthole.sqlite-wal"))
        #expect(log.count > 100_000)
        let left = store("left")
        #expect(try await left.instances().map(\.id) == ["clock-1"])
        #expect(try await left.instance("clock-1").configuration == ["rows": .int(1)])
        #expect(try await left.add(kind: "clock", family: .systemSmall).id == "clock-2")
    }

    @Test func `A second store of a process keeps the locks of the first`() async throws {
        let first = store()
        _ = try await first.add(kind: "clock", family: .systemSmall)
        let inode = try FileStamp(path: first.path).inode
        #expect(try isLocked(inode))
        #expect(try await store().instances().count == 1)
        #expect(try isLocked(inode))
        withExtendedLifetime(first) {}
    }

    /// Whether this process has locked a part of a file, as the kernel lists it: `1: POSIX ADVISORY
    /// READ PID MAJOR:MINOR:INODE START END`.
    private func isLocked(_ inode: UInt64) throws -> Bool {
        try String(contentsOfFile: "/proc/locks", encoding: .utf8).split(separator: "\n").contains {
            $0.contains(" POSIX ") && $0.contains(" \(getpid()) ") && $0.contains(":\(inode) ")
        }
    }

    @Test func `A file of a newer version is reported and not changed`() async throws {
        _ = try await store().add(kind: "clock", family: .systemSmall)
        try await DatabaseQueue(path: store().path).write {
            try $0.execute(sql: "PRAGMA user_version = 99")
        }
        let found = await problem(store()) { store throws(HostError) in
            _ = try await store.add(kind: "clock", family: .systemSmall)
        }
        #expect(found == .newer(version: 99, known: 2))
        try await DatabaseQueue(path: store().path).write {
            try $0.execute(sql: "PRAGMA user_version = 2")
        }
        #expect(try await store().instances().count == 1)
    }

    @Test func `A file that is not a database is reported and not changed`() async throws {
        let words = "Something of the user's that is no database, though it is long enough for one."
        let path = try folder.write(words, to: "data/porthole.sqlite")
        let looked = await problem(store()) { store throws(HostError) in
            _ = try await store.instances()
        }
        #expect(looked == .damaged("file is not a database"))
        let added = await problem(store()) { store throws(HostError) in
            _ = try await store.add(kind: "clock", family: .systemSmall)
        }
        #expect(added == .damaged("file is not a database"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == words)
    }

    @Test(arguments: [
        ("UPDATE instance SET family = 'round'", "clock-1 has the unknown family 'round'"),
        (
            "UPDATE setting SET type = 'int', value = 'x'",
            "the value of 'rows' in clock-1 cannot be read"
        ),
        (
            "UPDATE instance SET created = 'abc'",
            "a value of the column 'created' cannot be read"
        ),
        (
            "UPDATE instance SET created = 9e99",
            "a date of the column 'created' is not in the years 1 to 9999"
        ),
        (
            "UPDATE setting SET type = 'double', value = 9e999",
            "the value of 'rows' in clock-1 cannot be read"
        ),
        ("PRAGMA user_version = -5", "its format is -5"),
    ])
    func `An error names an invalid value in the file`(change: String, words: String) async throws {
        _ = try await store().add(
            kind: "clock", family: .systemSmall, configuration: ["rows": .int(1)])
        try await DatabaseQueue(path: store().path).write { try $0.execute(sql: change) }
        let found = await problem(store()) { store throws(HostError) in
            _ = try await store.instances()
        }
        #expect(found == .damaged(words))
    }

    @Test func `A failed statement is not reported as damage`() async throws {
        _ = try await store().add(kind: "clock", family: .systemSmall)
        try await DatabaseQueue(path: store().path).write {
            try $0.execute(sql: "DROP TABLE setting")
        }
        let found = await problem(store()) { store throws(HostError) in
            _ = try await store.instances()
        }
        #expect(found == .unusable("no such table: setting"))
    }

    @Test(arguments: [
        (ResultCode.SQLITE_CORRUPT, StoreProblem.damaged("why")),
        (.SQLITE_CORRUPT_VTAB, .damaged("why")), (.SQLITE_NOTADB, .damaged("why")),
        (.SQLITE_ERROR, .unusable("why")), (.SQLITE_MISMATCH, .unusable("why")),
        (.SQLITE_CONSTRAINT_UNIQUE, .unusable("why")), (.SQLITE_FULL, .unusable("why")),
        (.SQLITE_BUSY, .busy), (.SQLITE_LOCKED, .busy),
    ])
    func `A file is damaged only by SQLite's error codes for damage`(
        code: ResultCode, problem: StoreProblem
    ) {
        #expect(StoreProblem(DatabaseError(resultCode: code, message: "why")) == problem)
    }

    @Test func `A store that cannot be opened is an error and not empty`() async throws {
        #expect(try await store().instances().isEmpty)
        // Nothing can be looked up through a link to itself, by root either.
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/data", withDestinationPath: "data")
        let found = await problem(store()) { store throws(HostError) in
            _ = try await store.instances()
        }
        #expect(found == .unusable("Too many levels of symbolic links"))
    }

    @Test func `An error says that the folder cannot be created`() async throws {
        try folder.write("in the way", to: "data")
        let found = await problem(store()) { store throws(HostError) in
            _ = try await store.add(kind: "clock", family: .systemSmall)
        }
        #expect(found == .unusable("its folder cannot be made"))
    }

    @Test func `A store that is not writable can be read`() async throws {
        _ = try await store().add(kind: "clock", family: .systemSmall)
        // A folder in place of the index file that SQLite creates when it writes.
        let index = "\(folder.path)/data/porthole.sqlite-shm"
        try FileManager.default.createDirectory(
            atPath: index, withIntermediateDirectories: true)
        let found = store()
        #expect(try await found.instances().map(\.id) == ["clock-1"])
        let problem = await problem(found) { store throws(HostError) in
            _ = try await store.add(kind: "clock", family: .systemSmall)
        }
        #expect(problem == .unusable("attempt to write a readonly database"))
        try FileManager.default.removeItem(atPath: index)
        #expect(try await found.add(kind: "clock", family: .systemSmall).id == "clock-2")
        #expect(try await found.instances().count == 2)
    }

    @Test func `A store whose log cannot be opened is not read without it`() async throws {
        _ = try await store().add(kind: "clock", family: .systemSmall)
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/data/porthole.sqlite-shm", withIntermediateDirectories: true)
        try folder.write("what was written last", to: "data/porthole.sqlite-wal")
        let found = await problem(store()) { store throws(HostError) in
            _ = try await store.instances()
        }
        #expect(found == .unusable("attempt to write a readonly database"))
    }

    @Test func `Waiting for a locked folder ends with an error`() async throws {
        _ = try await store().add(kind: "clock", family: .systemSmall)
        let turn = try Syscalls.lockedFolder("\(folder.path)/data", patience: .zero)
        let found = await problem(store()) { store throws(HostError) in
            _ = try await store.instances()
        }
        #expect(found == .busy)
        Syscalls.close(turn)
        #expect(try await store().instances().count == 1)
    }
}
