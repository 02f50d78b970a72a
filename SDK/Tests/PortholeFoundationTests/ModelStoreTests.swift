import Foundation
import SwiftData
import Testing

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
private final class Tree {
    #Unique<Tree>([\.name])
    #Index<Tree>([\.name], [\.name, \.height])
    var name: String
    var height = 0

    init(_ name: String) { self.name = name }
}

@Suite("A store of SwiftData")
struct ModelStoreTests {
    private final class Bed: PersistentModel {
        let name: String
        var plants: [Plant] = []

        init(_ name: String) { self.name = name }
    }

    private final class Plant: PersistentModel {
        let bed: Bed?

        init(_ bed: Bed?) { self.bed = bed }
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

    @Test("is one for the containers of a place")
    func places() throws {
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

    @Test("has what an inserted object refers to, and loses what is deleted once it is saved")
    func deleting() throws {
        let group = UUID().uuidString
        let first = try context(group)
        let bed = Bed("south")
        bed.plants = [Plant(bed), Plant(nil)]
        first.insert(bed)
        try first.save()
        let second = try context(group)
        #expect(try second.fetchIdentifiers(FetchDescriptor<Plant>()).count == 2)
        let found: Bed? = second.registeredModel(for: bed.persistentModelID)
        #expect(found === bed && second.model(for: bed.persistentModelID) === bed)
        second.delete(bed.plants[0])
        #expect(try second.fetchCount(FetchDescriptor<Plant>()) == 1)
        #expect(try first.fetchCount(FetchDescriptor<Plant>()) == 2)
        second.rollback()
        #expect(try second.fetchCount(FetchDescriptor<Plant>()) == 2)
        second.delete(bed.plants[1])
        try second.save()
        #expect(try first.fetchCount(FetchDescriptor<Plant>()) == 1)
    }

    @Test("knows an object by its name after it was written down")
    func identifiers() throws {
        let bed = Bed("east")
        let written = try JSONEncoder().encode(bed.persistentModelID)
        let name = try JSONDecoder().decode(PersistentIdentifier.self, from: written)
        #expect(name == bed.persistentModelID && name.entityName == "Bed")
        #expect(name != Bed("east").persistentModelID)
    }

    @Test("saves by itself what the main thread's context is given")
    @MainActor
    func autosaving() throws {
        let container = try ModelContainer(
            for: Bed.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Bed("west"))
        #expect(container.mainContext.autosaveEnabled && !ModelContext(container).autosaveEnabled)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Bed>()) == 1)
    }

    @Test("gives an actor a context of its own")
    func actors() async throws {
        let container = try ModelContainer(
            for: Tree.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let gardener = Gardener(modelContainer: container)
        let id = try await gardener.plant("Oak")
        #expect(await gardener.name(of: id) == "Oak")
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Tree>()) == 1)
    }

    @Test("says what is deleted and saved, and keeps no history")
    func states() throws {
        let context = try context("states", inMemory: true)
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
        #expect(throws: SwiftDataError.historyTokenExpired) {
            try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
        }
    }
}
