import Foundation
import GRDB
import Testing
import WidgetWire

@testable import WidgetHost

/// The changes that other programs make in the store.
@Suite(.timeLimit(.minutes(1))) struct WidgetChangesTests {
    private let folder: TemporaryFolder
    private let store: InstanceStore
    private let plugin = "/plugins/Clock.so"

    init() throws {
        folder = try TemporaryFolder()
        store = InstanceStore(directory: folder.path)
    }

    private func changes(_ id: String? = "clock-1", _ kind: String = "clock") async throws
        -> WidgetChanges
    {
        try await InstanceStore(directory: folder.path).changes(of: id, kind: kind, plugin: plugin)
    }

    private func reload(
        _ kind: String?, _ subject: ReloadRequest.Subject = .timelines
    ) throws -> PluginReload {
        try #require(
            PluginReload(
                .with {
                    $0.kind = kind ?? ""
                    $0.subject = subject
                }, plugin: plugin))
    }

    @Test func `A missing file has no changes, and is not created`() async throws {
        #expect(try await changes() == WidgetChanges(instance: nil, presses: 0, reload: 0))
        try await store.keep([reload(nil, .controls)])
        #expect(!FileManager.default.fileExists(atPath: store.path))
    }

    @Test func `The changes have presses, edits and removals`() async throws {
        let clock = try await store.add(kind: "clock", family: .systemSmall)
        #expect(try await changes().presses == 0)
        try await store.keepPress(of: clock.id)
        try await store.keepPress(of: clock.id)
        #expect(try await changes().presses == 2)
        #expect(try await changes().instance?.revision == 0)
        try await store.configure(clock.id, ["rows": .set(.int(2))])
        #expect(try await changes().instance?.revision == 1)
        #expect(try await changes().instance?.configuration == ["rows": .int(2)])
        try await store.remove([clock.id])
        #expect(try await changes().instance == nil)
        try await store.keepPress(of: clock.id, asking: [reload("clock")])
        #expect(try await changes() == WidgetChanges(instance: nil, presses: 0, reload: 1))
    }

    @Test func `A reload counts for its kind, or for all kinds of the plugin`() async throws {
        try await store.keep([reload("clock")])
        let first = try await changes().reload
        #expect(first > 0)
        #expect(try await changes(nil, "calendar").reload == 0)
        try await store.keep([reload(nil)])
        #expect(try await changes().reload > first)
        #expect(try await changes(nil, "calendar").reload > 0)
        let other = try await store.changes(of: nil, kind: "clock", plugin: "/plugins/Other.so")
        #expect(other.reload == 0)
    }

    @Test func `The number of kinds with a stored reload is limited`() async throws {
        for start in stride(from: 0, to: 3_000, by: 500) {
            try await store.keep(Set((start..<start + 500).map { try reload("kind-\($0)") }))
        }
        let count = try await store.read(orElse: nil) {
            try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM reload")
        }
        #expect(count == 1_000)
        try await store.keep([reload("clock")])
        #expect(try await changes().reload > 3_000)
    }

    @Test func `A file of the first version is migrated`() async throws {
        _ = try await store.add(kind: "clock", family: .systemSmall)
        // The table of the first version.
        try await DatabaseQueue(path: store.path).write { database in
            try database.execute(
                sql: """
                    DROP TABLE reload;
                    ALTER TABLE instance DROP COLUMN presses;
                    CREATE TABLE press (
                        instance TEXT PRIMARY KEY REFERENCES instance(id) ON DELETE CASCADE,
                        performed REAL NOT NULL
                    ) WITHOUT ROWID;
                    INSERT INTO press VALUES ('clock-1', 5);
                    PRAGMA user_version = 1;
                    """)
        }
        try await InstanceStore(directory: folder.path).keepPress(of: "clock-1")
        #expect(try await changes().presses == 1)
        #expect(try await changes().instance?.id == "clock-1")
    }
}
