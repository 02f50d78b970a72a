import CoreData
import Foundation
import Testing

@Suite("A store of Core Data in memory")
struct MemoryStoreTests {
    /// A container without a model, whose entities are known by their names alone.
    private func container() -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Trips")
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { #expect($1 == nil) }
        return container
    }

    @Test func `keeps its objects`() throws {
        let view = container().viewContext
        NSEntityDescription.insertNewObject(forEntityName: "Trip", into: view)
            .setValue("a", forKey: "name")
        let request = NSFetchRequest<NSManagedObject>(entityName: "Trip")
        #expect(try view.fetch(request).first?.value(forKey: "name") as? String == "a")
    }

    @Test func `shares its saved objects between contexts, in order`() throws {
        let stack = container()
        let (view, background) = (stack.viewContext, stack.newBackgroundContext())
        for (name, days) in [("b", 2), ("a", 3), ("c", 1)] {
            let trip = NSEntityDescription.insertNewObject(forEntityName: "Trip", into: view)
            trip.setValuesForKeys(["name": name, "days": days])
        }
        let request = NSFetchRequest<NSManagedObject>(entityName: "Trip")
        request.sortDescriptors = [NSSortDescriptor(key: "days", ascending: false)]
        #expect(try background.count(for: request) == 0)
        try view.save()
        let found = try background.fetch(request)
        #expect(found.map { $0.value(forKey: "name") as? String } == ["a", "b", "c"])
        background.delete(found[0])
        #expect(try view.count(for: request) == 3)
        try background.save()
        #expect(try view.count(for: request) == 2)
        #expect(throws: CocoaError.self) {
            try background.existingObject(with: found[0].objectID)
        }
        #expect(try background.existingObject(with: found[1].objectID) === found[1])
    }
}
