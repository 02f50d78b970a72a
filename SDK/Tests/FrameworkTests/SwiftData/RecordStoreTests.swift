import Foundation
import RecordStore
import SQLite3
import Testing

@Suite struct RecordStoreTests {
    /// A folder of the test's own, deleted with it.
    private final class Folder {
        let url = URL.temporaryDirectory.appending(path: "records-\(UUID().uuidString)")

        deinit { try? FileManager.default.removeItem(at: url) }

        func store() throws -> RecordStore {
            try RecordStore(at: url.appending(path: "deep/default.store"))
        }
    }

    private static func record(_ entity: String, _ contents: String) -> Record {
        Record(name: Record.Name(entity: entity), contents: Data(contents.utf8))
    }

    @Test func `One connection reads what another saved`() throws {
        let folder = Folder()
        let first = Self.record("Item", #"{"title":"Grüße\u0000"}"#)
        let second = Self.record("Item", "")
        let store = try folder.store()
        #expect(try store.news(since: 0).last == 0)
        #expect(try store.save(RecordChanges(kept: [first, second])) == 1)
        let news = try folder.store().news(since: 0)
        #expect(news.kept == [first, second])
        #expect(news.removed.isEmpty)
        #expect(news.last == 1)
    }

    @Test func `News are the changes after a save`() throws {
        let folder = Folder()
        let (mine, theirs) = (try folder.store(), try folder.store())
        let (stays, changes, goes) = (
            Self.record("A", "1"), Self.record("B", "2"), Self.record("B", "3")
        )
        let seen = try mine.save(RecordChanges(kept: [stays, changes, goes]))
        let changed = Record(name: changes.name, contents: Data("4".utf8))
        try theirs.save(RecordChanges(kept: [changed], removed: [goes.name]))
        let news = try mine.news(since: seen)
        #expect(news.kept == [changed])
        #expect(news.removed == [goes.name])
        #expect(news.last == 2)
        #expect(try mine.news(since: 0).kept == [stays, changed])
        #expect(try mine.news(since: 0).removed.isEmpty)
        let quiet = try mine.news(since: news.last)
        #expect(quiet.kept.isEmpty && quiet.removed.isEmpty && quiet.last == 2)
    }

    @Test func `A save lists its author and its objects`() throws {
        let folder = Folder()
        let store = try folder.store()
        let (one, two) = (Self.record("A", "1"), Self.record("A", "2"))
        try store.save(RecordChanges(kept: [one, two], author: "app"))
        try store.save(RecordChanges(kept: [one], removed: [two.name], author: "widget"))
        try store.save(RecordChanges(kept: [two]))
        var saves = try store.saves(after: 0)
        #expect(saves.map(\.author) == ["app", "widget", nil])
        #expect(saves.map(\.changed) == [[], [one.name], []])
        #expect(saves.map(\.made) == [[], [], [two.name]])
        try store.save(RecordChanges(removed: [two.name]))
        saves = try store.saves(after: 3)
        #expect(saves.map(\.removed) == [[two.name]])
        try store.forgetSaves(before: 100)
        #expect(try store.saves(after: 0).map(\.number) == [4])
        #expect(try store.save(RecordChanges(kept: [two])) == 5)
    }

    @Test func `Another program's file stays as it is`() throws {
        let folder = Folder()
        try FileManager.default.createDirectory(
            at: folder.url, withIntermediateDirectories: true)
        let file = folder.url.appending(path: "notes.txt")
        let text = Data(String(repeating: "no database ", count: 200).utf8)
        try text.write(to: file)
        #expect(throws: RecordStoreError.foreignFile(file)) { try RecordStore(at: file) }
        #expect(try Data(contentsOf: file) == text)
    }

    @Test func `A store of a newer format is refused, with advice`() throws {
        let folder = Folder()
        let file = try folder.store().url
        var database: OpaquePointer?
        try #require(sqlite3_open(file.path, &database) == SQLITE_OK)
        #expect(sqlite3_exec(database, "PRAGMA user_version = 2", nil, nil, nil) == SQLITE_OK)
        sqlite3_close(database)
        let error = RecordStoreError.newerFormat(file, version: 2)
        #expect(throws: error) { try folder.store() }
        #expect("\(error)".hasSuffix("wrote: build the plugin with that version."))
    }

    @Test func `Simultaneous saves lose no object`() async throws {
        let folder = Folder()
        _ = try folder.store()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                let store = try folder.store()
                group.addTask {
                    for save in 0..<5 {
                        try store.save(
                            RecordChanges(kept: [Self.record("\(writer)", "\(save)")]))
                    }
                }
            }
            try await group.waitForAll()
        }
        let news = try folder.store().news(since: 0)
        #expect(news.kept.count == 20)
        #expect(news.last == 20)
    }
}
