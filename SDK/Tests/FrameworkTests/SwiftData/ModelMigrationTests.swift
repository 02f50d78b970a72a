import Foundation
import SwiftData
import Synchronization
import Testing

private enum FirstSchema: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Song.self] }

    @Model
    final class Song {
        var title: String
        var length: String = "0:00"

        init(_ title: String, length: String) {
            self.title = title
            self.length = length
        }
    }
}

private enum SecondSchema: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Song.self] }

    @Model
    final class Song {
        @Attribute(originalName: "title") var name: String
        var seconds: Int = 0

        init(_ name: String) { self.name = name }
    }
}

private enum ThirdSchema: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [SecondSchema.Song.self] }
}

private struct Refusal: Error {}

private let steps = Mutex<[String]>([])

private enum SongPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] {
        [FirstSchema.self, SecondSchema.self, ThirdSchema.self]
    }

    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstSchema.self, toVersion: SecondSchema.self,
                willMigrate: { context in
                    let songs = try context.fetch(FetchDescriptor<FirstSchema.Song>())
                    steps.withLock { $0.append("before \(songs.map(\.length))") }
                    for song in songs where song.title == "Noise" { context.delete(song) }
                    try context.save()
                },
                didMigrate: { context in
                    for song in try context.fetch(FetchDescriptor<SecondSchema.Song>()) {
                        song.seconds = song.name.count
                    }
                    steps.withLock { $0.append("after") }
                }),
            .lightweight(fromVersion: SecondSchema.self, toVersion: ThirdSchema.self),
        ]
    }
}

private enum RefusingPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { SongPlan.schemas }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstSchema.self, toVersion: SecondSchema.self, willMigrate: nil,
                didMigrate: { _ in throw Refusal() })
        ]
    }
}

@Suite("A store of an older version", .serialized)
struct ModelMigrationTests {
    private let url = FileManager.default.temporaryDirectory
        .appending(path: "migration-\(UUID().uuidString)/songs.store")

    private func write(_ schema: Schema) throws {
        let container = try ModelContainer(
            for: schema, configurations: ModelConfiguration(url: url))
        let context = ModelContext(container)
        context.insert(FirstSchema.Song("Waltz", length: "2:30"))
        context.insert(FirstSchema.Song("Noise", length: "9:99"))
        try context.save()
    }

    @Test(arguments: [true, false])
    func `is brought up to date by its plan's steps, once`(isVersioned: Bool) throws {
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let first = Schema(versionedSchema: FirstSchema.self)
        try write(isVersioned ? first : Schema([FirstSchema.Song.self]))
        FrameworkTests.steps.withLock { $0 = [] }
        for _ in 0..<2 {
            let container = try ModelContainer(
                for: SecondSchema.Song.self, migrationPlan: SongPlan.self,
                configurations: ModelConfiguration(url: url))
            let songs = try ModelContext(container).fetch(FetchDescriptor<SecondSchema.Song>())
            #expect(songs.map(\.name) == ["Waltz"] && songs.map(\.seconds) == [5])
        }
        let taken = FrameworkTests.steps.withLock { $0 }
        #expect(taken == [#"before ["2:30", "9:99"]"#, "after"])
    }

    @Test func `is not opened where a step fails, and stays of its version`() throws {
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        try write(Schema(versionedSchema: FirstSchema.self))
        for _ in 0..<2 {
            #expect(throws: Refusal.self) {
                try ModelContainer(
                    for: SecondSchema.Song.self, migrationPlan: RefusingPlan.self,
                    configurations: ModelConfiguration(url: url))
            }
        }
    }
}
