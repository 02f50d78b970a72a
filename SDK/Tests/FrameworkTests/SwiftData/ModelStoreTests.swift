import Foundation
import Observation
import Synchronization
import Testing

@testable import SwiftData

@ModelActor
private actor Gardener {
    func plant(_ name: String) throws -> PersistentIdentifier {
        let tree = Tree(name)
        modelContext.insert(tree)
        try modelContext.save()
        return tree.persistentModelID
    }

    // No initializer of its own: a name alone, such as `Tree.init(`, is none.
    func cut(_ name: String) -> Tree { Tree.init(name) }

    func name(of id: PersistentIdentifier) -> String? { self[id, as: Tree.self]?.name }
}

@Model
private class Tree {
    #Unique<Tree>([\.name])
    #Index<Tree>([\.name], [\.name, \.height])
    var name: String  // its own
    var height = 0

    init(_ name: String) { self.name = name }
}

@Model
private class FruitTree: Tree {
    var fruit: String

    init(_ name: String, fruit: String) {
        self.fruit = fruit
        super.init(name)
    }
}

private enum Soil: String, Codable { case clay, sand }

private struct Place: Codable, Equatable {
    var row: Int
    var label: String?
}

@Model
private final class Bed {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Plant.bed) var plants: [Plant] = []
    private(set) var soil = Soil.clay
    var place = Place(row: 1)
    var made: Date = Date(timeIntervalSinceReferenceDate: 7.25)
    var page: URL?
    var price: Decimal = 0.1
    var tags: [String: [Int]] = [:]
    var picture: Data?
    @Transient var isOpen = false
    /* computed */ var title: String { "\(name)!" }
    static let kind = 0
    #if os(Linux) && !SOMETHING_ELSE  // a remark
        var depth = 2
        #if SOMETHING_ELSE
            var never: Int
        #elseif compiler(<1)
            @Attribute(.unique) var early: Int
        #else
            @Attribute(originalName: "breadth") var width = 3
        #endif
    #else
        let ordinal: Int
    #endif

    init(_ name: String) { self.name = name }

    func fill(_ soil: Soil) { self.soil = soil }
}

@Model
private final class Plant {
    var bed: Bed?
    var friends: [Plant]? = []

    init(_ bed: Bed?) { self.bed = bed }
}

@Suite("A store of SwiftData")
struct ModelStoreTests {
    /// A place of the test's own, deleted with it.
    private final class Place {
        let url = URL.temporaryDirectory.appending(path: "models-\(UUID().uuidString)")

        deinit { for url in links + [url] { try? FileManager.default.removeItem(at: url) } }

        /// A context that shares nothing but the file with others: it is opened by another name.
        func context() throws -> ModelContext {
            let link = url.appendingPathExtension(UUID().uuidString)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: url)
            defer { links.append(link) }
            return ModelContext(
                try ModelContainer(
                    for: Schema([Bed.self, FruitTree.self, Tree.self]),
                    configurations: ModelConfiguration(url: link.appending(path: "a.store"))))
        }

        private var links: [URL] = []
    }

    private func context(
        _ group: String, name: String? = nil, inMemory: Bool = false
    ) throws -> ModelContext {
        ModelContext(
            try ModelContainer(
                for: Schema([Bed.self, Plant.self]),
                configurations: ModelConfiguration(
                    name, isStoredInMemoryOnly: inMemory, groupContainer: .identifier(group))))
    }

    @Test func `is one for the containers of a place`() throws {
        let group = UUID().uuidString
        let first = try context(group)
        first.insert(Bed("north"))
        let all = FetchDescriptor<Bed>()
        #expect(first.hasChanges && first.insertedModelsArray.count == 1)
        #expect(try context(group).fetchCount(all) == 0)
        try first.save()
        #expect(!first.hasChanges && first.insertedModelsArray.isEmpty)
        #expect(try context(group).fetch(all).map(\.name) == ["north"])
        #expect(try context(group, name: "other").fetchCount(all) == 0)
        #expect(try context(group, inMemory: true).fetchCount(all) == 0)
        #expect(try context(UUID().uuidString).fetchCount(all) == 0)
        #expect(first.container.configurations.first?.groupAppContainerIdentifier == group)
        first.container.deleteAllData()
        #expect(try context(group).fetchCount(all) == 0)
    }

    @Test func `keeps values of all kinds for other processes`() throws {
        let place = Place()
        let context = try place.context()
        let bed = Bed("south")
        bed.fill(.sand)
        bed.place = .init(row: 3, label: "x")
        bed.page = URL(string: "https://example.org/a?b")
        bed.price = Decimal(string: "12345678901234567.89") ?? 0
        bed.tags = ["a": [1, 2]]
        bed.picture = Data([0, 255])
        bed.isOpen = true
        context.insert(bed)
        context.insert(FruitTree("Apple", fruit: "red"))
        try context.save()
        let other = try place.context()
        let found = try #require(try other.fetch(FetchDescriptor<Bed>()).first)
        #expect(found !== bed && found.persistentModelID == bed.persistentModelID)
        #expect(found.name == "south" && found.soil == .sand && found.title == "south!")
        #expect(found.place == .init(row: 3, label: "x") && found.tags == ["a": [1, 2]])
        #expect(found.page == bed.page && found.price == bed.price && found.made == bed.made)
        #expect(found.picture == Data([0, 255]) && !found.isOpen)
        let trees = try other.fetch(FetchDescriptor<Tree>())
        #expect(trees.map(\.name) == ["Apple"] && (trees.first as? FruitTree)?.fruit == "red")
    }

    @Test func `tells what others changed, and keeps what each changed of an object`() throws {
        let place = Place()
        let (mine, theirs) = (try place.context(), try place.context())
        let bed = Bed("a")
        mine.insert(bed)
        try mine.save()
        let same = try #require(try theirs.fetch(FetchDescriptor<Bed>()).first)
        let isTold = Atomic(false)
        withObservationTracking {
            _ = bed.name
        } onChange: {
            isTold.store(true, ordering: .relaxed)
        }
        same.name = "b"
        #expect(same.hasChanges && theirs.changedModelsArray.count == 1)
        try theirs.save()
        bed.place = .init(row: 9)
        try mine.save()
        #expect(try mine.fetch(FetchDescriptor<Bed>()).map(\.name) == ["b"])
        let wasTold = isTold.load(ordering: .relaxed)
        #expect(wasTold)
        #expect(try theirs.fetch(FetchDescriptor<Bed>()).map(\.place.row) == [9])
        theirs.delete(same)
        try theirs.save()
        #expect(try mine.fetchCount(FetchDescriptor<Bed>()) == 0)
        #expect(bed.isDeleted && bed.modelContext == nil)
    }

    @Test func `keeps both sides of a relationship, and deletes by its rule`() throws {
        let place = Place()
        let context = try place.context()
        let (bed, other) = (Bed("one"), Bed("two"))
        let plant = Plant(bed)
        bed.plants = [plant, Plant(nil)]
        plant.friends = [bed.plants[1]]
        context.insert(bed)
        context.insert(other)
        #expect(bed.plants[1].bed === bed && context.insertedModelsArray.count == 4)
        try context.save()
        other.plants.append(plant)
        #expect(bed.plants.count == 1 && plant.bed === other)
        try context.save()
        let later = try place.context()
        let beds = try later.fetch(FetchDescriptor<Bed>(sortBy: [SortDescriptor(\.name)]))
        #expect(beds.map(\.plants.count) == [1, 1])
        #expect(beds[1].plants[0].friends?.first === beds[0].plants[0])
        let new = Plant(beds[0])
        later.insert(new)
        #expect(beds[0].plants.count == 2 && beds[0].plants.contains(new))
        later.rollback()
        #expect(beds[0].plants.count == 1 && new.modelContext == nil)
        later.delete(beds[0])
        #expect(try later.fetchCount(FetchDescriptor<Plant>()) == 1)
        later.rollback()
        #expect(try later.fetchCount(FetchDescriptor<Plant>()) == 2)
        later.delete(beds[1].plants[0])
        #expect(beds[1].plants.isEmpty)
        try later.save()
        #expect(try context.fetchCount(FetchDescriptor<Plant>()) == 1)
        #expect(other.plants.isEmpty)
    }

    @Test func `gives back the values of the last save`() throws {
        let context = try context("rolling", inMemory: true)
        let bed = Bed("old")
        context.insert(bed)
        try context.save()
        bed.name = "new"
        #expect(bed.name == "new" && context.hasChanges)
        context.rollback()
        #expect(bed.name == "old" && !context.hasChanges)
    }

    @Test func `has the properties of the clauses that are compiled`() {
        let names = Bed.schemaMetadata.compactMap { metadata in
            if case .property(let property) = metadata.content { property.name } else { nil }
        }
        #expect(names.suffix(3) == ["picture", "depth", "width"])
    }

    @Test func `keeps each class where a configuration lists it`() throws {
        let folder = URL.temporaryDirectory.appending(path: "models-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func context(_ schema: Schema, allowsSave: Bool = true) throws -> ModelContext {
            func place(_ name: String, _ schema: Schema, _ allowsSave: Bool) -> ModelConfiguration {
                ModelConfiguration(
                    name, schema: schema, url: folder.appending(path: "\(name).store"),
                    allowsSave: allowsSave)
            }
            return ModelContext(
                try ModelContainer(
                    for: schema,
                    configurations: place("beds", Schema([Bed.self]), true),
                    place("trees", Schema([Tree.self]), allowsSave)))
        }
        let all = Schema([Bed.self, Tree.self])
        let first = try context(all)
        let (bed, tree) = (Bed("a"), Tree("b"))
        first.insert(bed)
        first.insert(Plant(bed))
        first.insert(tree)
        try first.save()

        func count(_ name: String, of type: (some PersistentModel).Type) throws -> Int {
            let url = folder.appending(path: "\(name).store")
            let container = try ModelContainer(
                for: Schema([type]), configurations: ModelConfiguration(url: url))
            func count<T: PersistentModel>(_ type: T.Type) throws -> Int {
                try ModelContext(container).fetchCount(FetchDescriptor<T>())
            }
            return try count(type)
        }
        #expect(try count("beds", of: Bed.self) == 1)
        #expect(try count("beds", of: Plant.self) == 1)
        #expect(try count("beds", of: Tree.self) == 0)
        #expect(try count("trees", of: Tree.self) == 1)

        let second = try context(all, allowsSave: false)
        let seen = try #require(try second.fetch(FetchDescriptor<Bed>()).first)
        seen.name = "c"
        try second.save()
        #expect(try first.fetch(FetchDescriptor<Bed>()).map(\.name) == ["c"])
        try second.fetch(FetchDescriptor<Tree>()).first?.height = 5
        #expect(throws: CocoaError.self) { try second.save() }
        tree.height = 4
        bed.name = "d"
        try first.save()
        #expect(!first.hasChanges && tree.height == 4)
        try first.container.erase()
        #expect(try count("trees", of: Tree.self) == 0)
        #expect(try count("beds", of: Plant.self) == 0)
    }

    @Test func `puts a unique object in the place of the one before`() throws {
        let place = Place()
        let context = try place.context()
        let first = Tree("Oak")
        context.insert(first)
        try context.save()
        let second = Tree("Oak")
        second.height = 7
        context.insert(second)
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Tree>()).map(\.height) == [7])
        #expect(first.height == 7 && second.persistentModelID == first.persistentModelID)
        #expect(try place.context().fetch(FetchDescriptor<Tree>()).map(\.height) == [7])
    }

    @Test func `refuses another program's file, and leaves it as it is`() throws {
        let url = URL.temporaryDirectory.appending(path: "notes-\(UUID().uuidString).store")
        defer { try? FileManager.default.removeItem(at: url) }
        let text = Data(String(repeating: "no database ", count: 200).utf8)
        try text.write(to: url)
        #expect(throws: SwiftDataError.loadIssueModelContainer) {
            try ModelContainer(for: Tree.self, configurations: ModelConfiguration(url: url))
        }
        #expect(try Data(contentsOf: url) == text)
    }

    @Test func `knows an object by its name after it was written down`() throws {
        let bed = Bed("east")
        let written = try JSONEncoder().encode(bed.persistentModelID)
        let name = try JSONDecoder().decode(PersistentIdentifier.self, from: written)
        #expect(name == bed.persistentModelID && name.entityName == "Bed")
        #expect(name != Bed("east").persistentModelID)
    }

    @Test @MainActor func `saves by itself what the main thread's context is given`() async throws {
        let container = try ModelContainer(
            for: Bed.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Bed("west"))
        #expect(container.mainContext.autosaveEnabled && !ModelContext(container).autosaveEnabled)
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Bed>()) == 1)
    }

    @Test func `gives an actor a context of its own`() async throws {
        let container = try ModelContainer(
            for: Tree.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let gardener = Gardener(modelContainer: container)
        let id = try await gardener.plant("Oak")
        #expect(await gardener.name(of: id) == "Oak")
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Tree>()) == 1)
    }

    @Test func `says what is deleted and saved, and who saved it`() throws {
        let context = try context("states", inMemory: true)
        context.author = "widget"
        let bed = Bed("north")
        context.insert(bed)
        try context.save()
        #expect(!bed.isDeleted && context.changedModelsArray.isEmpty)
        context.delete(bed)
        #expect(bed.isDeleted && context.deletedModelsArray.count == 1)
        context.rollback()
        #expect(!bed.isDeleted)
        context.delete(bed)
        nonisolated(unsafe) var deleted: [PersistentIdentifier] = []
        let key = ModelContext.NotificationKey.deletedIdentifiers.rawValue
        let observer = NotificationCenter.default.addObserver(
            forName: ModelContext.didSave, object: context, queue: nil
        ) { deleted = $0.userInfo?[key] as? [PersistentIdentifier] ?? [] }
        defer { NotificationCenter.default.removeObserver(observer) }
        try context.save()
        #expect(deleted == [bed.persistentModelID])
        var history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(history.map(\.author) == ["widget", "widget"])
        guard case .delete? = history.last?.changes.first else {
            Issue.record("the last save deleted the bed")
            return
        }
        let first = try #require(history.first).token
        history = try context.fetchHistory(
            HistoryDescriptor(predicate: #Predicate { $0.token > first }))
        #expect(history.count == 1)
        try context.deleteHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        #expect(try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).isEmpty)
    }
}
