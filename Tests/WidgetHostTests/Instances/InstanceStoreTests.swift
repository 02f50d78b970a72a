import Foundation
import GRDB
import Testing
import WidgetWire

@testable import WidgetHost

/// The store of placed widgets, in real SQLite files.
@Suite(.timeLimit(.minutes(1))) struct InstanceStoreTests {
    private let folder: TemporaryFolder
    private let store: InstanceStore

    private static let everyType: [String: ConfigurationValue] = [
        "flag": .bool(true), "count": .int(.max), "ratio": .double(2), "name": .string("Zoë 🐼"),
        "start": .date(Date(timeIntervalSince1970: 1_782_894_600.5)), "empty": .string(""),
        "wide": .int(9_007_199_254_740_993), "digits": .string("0042"),
    ]

    init() throws {
        folder = try TemporaryFolder()
        store = InstanceStore(directory: "\(folder.path)/data/porthole")
    }

    /// The same file, as another program sees it.
    private func reopened() -> InstanceStore {
        InstanceStore(directory: "\(folder.path)/data/porthole")
    }

    @Test func `Values are stored with their types`() async throws {
        let added = try await store.add(
            kind: "org.example.clock", family: .systemMedium, configuration: Self.everyType)
        let found = try await reopened().instance(added.id)
        #expect(found.id == "clock-1")
        #expect(found.kind == "org.example.clock")
        #expect(found.family == .systemMedium)
        #expect(found.configuration == Self.everyType)
        #expect(abs(found.created.timeIntervalSince(added.created)) < 0.001)
    }

    @Test func `An id is not used again after its widget is removed`() async throws {
        for id in ["clock-1", "clock-2"] {
            #expect(try await store.add(kind: "org.a.clock", family: .systemSmall).id == id)
        }
        try await store.remove(["clock-2"])
        #expect(try await reopened().add(kind: "org.b.clock", family: .systemSmall).id == "clock-3")
        #expect(try await store.instances().map(\.id) == ["clock-1", "clock-3"])
    }

    @Test func `A cancelled task gets the error for a cancellation`() async throws {
        _ = try await store.add(kind: "org.example.clock", family: .systemSmall)
        // Opened by each task anew, and open already.
        for store in [reopened(), store] {
            let adding = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await store.add(kind: "org.example.clock", family: .systemSmall)
            }
            await #expect(throws: HostError(.cancelled)) { try await adding.value }
            let reading = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await store.instances()
            }
            await #expect(throws: HostError(.cancelled)) { try await reading.value }
        }
        #expect(try await store.instances().map(\.id) == ["clock-1"])
    }

    @Test func `The number of large timelines that are stored is limited`() async throws {
        let clock = try await store.add(kind: "org.example.clock", family: .systemSmall)
        var list = DisplayList()
        (list.environment.width, list.environment.height) = (10, 10)
        list.nodes = [
            .with {
                $0.frame.width = 10
                $0.image = .with { ($0.bitmap, $0.fill.color.alpha) = (1, 1) }
            }
        ]
        list.bitmaps = [
            .with {
                ($0.digest, $0.width, $0.height, $0.format) = (1, 4_000, 3_900, .mask)
                $0.pixels = Data(count: 4_000 * 3_900)
            }
        ]
        let timeline = WidgetTimeline(
            entries: [WidgetEntry(date: Date(), relevance: nil, displayLists: [list])],
            policy: .atEnd, rejected: [])
        for second in 1...6 {
            let asked = Date(timeIntervalSince1970: Double(second))
            try await store.keep(ShownTimeline(timeline, asked: asked), of: clock)
        }
        #expect(try await store.shown(of: clock.id)?.asked == Date(timeIntervalSince1970: 4))
        // Those of other instances are kept.
        let other = try await store.add(kind: "org.example.clock", family: .systemSmall)
        try await store.keep(ShownTimeline(timeline, asked: Date()), of: other)
        #expect(try await store.shown(of: other.id) != nil)
    }

    @Test func `A change keeps the settings that it does not name`() async throws {
        let id = try await store.add(
            kind: "a", family: .systemSmall, configuration: ["rows": .int(1), "name": .string("x")]
        ).id
        let changed = try await store.configure(id, ["rows": .reset, "size": .set(.int(3))])
        #expect(changed.configuration == ["name": .string("x"), "size": .int(3)])
        #expect(changed.revision == 1)
        #expect(try await reopened().instance(id) == changed)
        // A value of another type replaces the first.
        try await store.configure(id, ["size": .set(.string("large"))])
        #expect(try await store.instance(id).configuration["size"] == .string("large"))
    }

    @Test func `Removing removes all widgets or none`() async throws {
        for _ in 1...2 { _ = try await store.add(kind: "clock", family: .systemSmall) }
        let error = await #expect(throws: HostError.self) {
            try await store.remove(["clock-1", "clock-3"])
        }
        #expect(error?.code == .unknownInstance("clock-3", nearest: "clock-1"))
        #expect(try await store.instances().count == 2)
        try await store.remove(["clock-1", "clock-2", "clock-1"])
        #expect(try await store.instances().isEmpty)
        await #expect(throws: HostError(.unknownInstance("clock-1", nearest: nil))) {
            try await store.configure("clock-1", ["rows": .set(.int(1))])
        }
    }

    @Test func `Reading creates no file`() async throws {
        #expect(try await store.instances().isEmpty)
        #expect(try await store.find("clock-1") == nil)
        #expect(!FileManager.default.fileExists(atPath: store.path))
    }

    @Test func `The files of the store are readable only by their owner`() async throws {
        _ = try await store.add(kind: "clock", family: .systemSmall)
        let files = try FileManager.default.contentsOfDirectory(
            atPath: "\(folder.path)/data/porthole")
        #expect(files.contains("porthole.sqlite-wal"))
        for file in files {
            let attributes = try FileManager.default.attributesOfItem(
                atPath: "\(folder.path)/data/porthole/\(file)")
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(file)")
        }
    }

    @Test func `Several stores can write at the same time`() async throws {
        let ids = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 1...8 {
                group.addTask {
                    let store = reopened()
                    var ids: [String] = []
                    for _ in 1...10 {
                        ids.append(try await store.add(kind: "clock", family: .systemSmall).id)
                    }
                    return ids
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(ids) == Set((1...80).map { "clock-\($0)" }))
        #expect(try await store.instances().count == 80)
    }

    @Test func `The time to find an instance does not grow with their number`() async throws {
        /// Opens the store and finds one of what is placed; the least time of some turns.
        func timeToFind(_ number: Int) async throws -> Duration {
            var least = Duration.seconds(60)
            for _ in 1...10 {
                let start = ContinuousClock.now
                let found = try await reopened().instance("clock-\(number)")
                least = min(least, ContinuousClock.now - start)
                #expect(found.configuration["rows"] == .int(Int64(number)))
            }
            return least
        }
        try await place(1...10)
        let amongTen = try await timeToFind(7)
        try await place(11...10_000)
        let amongTenThousand = try await timeToFind(7_777)
        #expect(amongTenThousand < amongTen * 5, "\(amongTen)")
        #expect(try await store.instances().count == 10_000)
    }

    private func place(_ numbers: ClosedRange<Int>) async throws {
        _ = try await store.write { database in
            for number in numbers {
                try WidgetInstance(
                    id: "clock-\(number)", kind: "clock", family: .systemSmall,
                    configuration: ["rows": .int(Int64(number))], created: Date(), revision: 0
                ).insert(database)
            }
        }
    }
}
