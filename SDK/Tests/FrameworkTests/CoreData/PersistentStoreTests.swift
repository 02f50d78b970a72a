import CoreData
import Foundation
import Testing

@Suite("A store of Core Data")
struct PersistentStoreTests {
    private let folder = Zoo.Folder()

    /// The objects as another process sees them.
    private func reopened() -> NSManagedObjectContext {
        Zoo.container(at: folder.store).viewContext
    }

    private func animals(
        _ context: NSManagedObjectContext, _ filter: String? = nil
    ) throws -> [Animal] {
        let request = Animal.fetchRequest()
        request.predicate = filter.map { NSPredicate(format: $0) }
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return try context.fetch(request)
    }

    @Test func `keeps values of all types and relationships`() throws {
        let context = reopened()
        let (tag, born) = (UUID(), Date(timeIntervalSinceReferenceDate: 0.1))
        let bird = Bird(context: context)
        (bird.name, bird.age, bird.born, bird.tag) = ("Ära \"1\"", -3, born, tag)
        (bird.span, bird.default, bird.weight) = (1.1, false, 0.1 as NSNumber)
        let keeper = KeeperObject(context: context)
        keeper.picture = NSDictionary(dictionary: ["sizes": [1, 2], "name": "Ann"])
        let yak = Animal(context: context)
        (yak.name, yak.weight) = ("Yak", NSNumber(value: Double.infinity))
        keeper.addToAnimals([yak, bird] as NSOrderedSet)
        let ticket = NSEntityDescription.insertNewObject(forEntityName: "Ticket", into: context)
        let price = NSDecimalNumber(string: "1234567890.123456789")
        ticket.setValue(price, forKey: "price")
        #expect(bird.objectID.isTemporaryID)
        try context.save()
        #expect(!bird.objectID.isTemporaryID && !context.hasChanges)

        let other = reopened()
        let found = try #require(try animals(other, "name BEGINSWITH 'Ä'").first as? Bird)
        #expect(found.name == "Ära \"1\"" && found.age == -3 && found.tag == tag)
        #expect(found.born == born && found.span == 1.1 && !found.default && found.weight == 0.1)
        let kept = found.keeper?.animals?.array.compactMap { ($0 as? Animal)?.name }
        #expect(kept == ["Yak", "Ära \"1\""])
        #expect(found.keeper?.picture?["sizes"] as? [Int] == [1, 2])
        #expect(try animals(other, "name == 'Yak'").first?.weight?.doubleValue == .infinity)
        let tickets = try other.fetch(NSFetchRequest<NSManagedObject>(entityName: "Ticket"))
        #expect(tickets.first?.value(forKey: "price") as? NSDecimalNumber == price)
    }

    @Test func `names objects for good`() throws {
        let context = reopened()
        let yak = Animal(context: context)
        #expect(yak.objectID.uriRepresentation().path.hasPrefix("/Animal/t"))
        try context.obtainPermanentIDs(for: [yak])
        let url = yak.objectID.uriRepresentation()
        try context.save()
        #expect(yak.objectID.uriRepresentation() == url)
        let other = reopened()
        let stores = try #require(other.persistentStoreCoordinator)
        let id = try #require(stores.managedObjectID(forURIRepresentation: url))
        #expect(id == yak.objectID && id.persistentStore === stores.persistentStores.first)
        #expect(try (other.existingObject(with: id) as? Animal)?.name == "Nobody")
        let foreign = try #require(URL(string: "x-coredata://\(UUID())/Animal/p\(UUID())"))
        #expect(stores.managedObjectID(forURIRepresentation: foreign) == nil)
    }

    @Test func `shows what others saved since, in objects that are held, too`() throws {
        let (mine, theirs) = (reopened(), reopened())
        let yak = Animal(context: mine)
        try mine.save()
        let same = try #require(try animals(theirs).first)
        same.name = "Emu"
        #expect(same.changedValues() as? [String: String] == ["name": "Emu"])
        #expect(same.committedValues(forKeys: ["name"]) as? [String: String] == ["name": "Nobody"])
        Animal(context: theirs).name = "Gnu"
        #expect(try animals(mine).count == 1)
        try theirs.save()
        #expect(yak.name == "Nobody")
        mine.refresh(yak, mergeChanges: true)
        #expect(yak.name == "Emu")
        #expect(try animals(mine).map(\.name) == ["Emu", "Gnu"])
        #expect(try mine.count(for: Animal.fetchRequest()) == 2)
        theirs.delete(same)
        try theirs.save()
        #expect(try mine.count(for: Animal.fetchRequest()) == 1)
        #expect(throws: CocoaError.self) { try mine.existingObject(with: yak.objectID) }
    }

    @Test func `takes back what was not saved`() throws {
        let context = reopened()
        let (yak, ann) = (Animal(context: context), KeeperObject(context: context))
        try context.save()
        yak.name = "Emu"
        ann.addToAnimals(yak)
        context.delete(ann)
        let gnu = Animal(context: context)
        context.rollback()
        #expect(yak.name == "Nobody" && yak.keeper == nil && !ann.isDeleted)
        #expect(gnu.managedObjectContext == nil && !context.hasChanges)
        #expect(try animals(context) == [yak])
        yak.name = "Emu"
        context.reset()
        #expect(try animals(context).map(\.name) == ["Nobody"])
    }

    @Test func `saves nothing that its model forbids`() throws {
        let context = reopened()
        let animal = Animal(context: context)
        animal.name = nil
        let one = #expect(throws: NSError.self) { try context.save() }
        #expect(one?.domain == NSCocoaErrorDomain)
        #expect(one?.code == NSValidationMissingMandatoryPropertyError)
        #expect(one?.userInfo[NSValidationKeyErrorKey] as? String == "name")
        #expect(one?.userInfo[NSValidationObjectErrorKey] as? Animal === animal)
        Animal(context: context).name = nil
        animal.setValue("not a date", forKey: "born")
        let both = #expect(throws: NSError.self) { try animal.validateForInsert() }
        #expect(both?.code == NSValidationMultipleErrorsError)
        #expect((both?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
        #expect(try animals(reopened()).isEmpty)
    }

    @Test func `decides by its merge policy whose value counts`() throws {
        let first = reopened()
        let made = Animal(context: first)
        try first.save()
        /// What is saved when both change the name, and this one the age.
        func outcome(_ policy: NSMergePolicy) throws -> [AnyHashable] {
            let (mine, theirs) = (reopened(), reopened())
            let yak = try #require(try animals(mine).first)
            let same = try #require(try animals(theirs).first)
            (yak.name, yak.age, same.name) = ("Mine", 7, "Theirs")
            try theirs.save()
            mine.mergePolicy = policy
            try mine.save()
            let later = reopened()
            let saved = try #require(try animals(later).first)
            let values: [AnyHashable] = [saved.name ?? "", saved.age]
            #expect([yak.name ?? "", yak.age] as [AnyHashable] == values)
            first.refresh(made, mergeChanges: false)
            made.age = 1
            try first.save()
            return values
        }
        let conflict = #expect(throws: NSError.self) { try outcome(.error) }
        #expect(conflict?.code == NSManagedObjectMergeError)
        #expect(try outcome(.mergeByPropertyObjectTrump) == ["Mine", 7 as Int16])
        #expect(try outcome(.mergeByPropertyStoreTrump) == ["Theirs", 7 as Int16])
        #expect(try outcome(.overwrite) == ["Mine", 7 as Int16])
        #expect(try outcome(.rollback) == ["Theirs", 1 as Int16])
    }

    @Test func `adds up what two processes add to one relationship`() throws {
        let context = reopened()
        let ann = KeeperObject(context: context)
        try context.save()
        let (mine, theirs) = (reopened(), reopened())
        for (context, name) in [(mine, "Yak"), (theirs, "Emu")] {
            let keeper = try #require(
                try context.existingObject(with: ann.objectID) as? KeeperObject)
            _ = keeper.animals
            let animal = Animal(context: context)
            animal.name = name
            keeper.addToAnimals(animal)
        }
        try mine.save()
        try theirs.save()
        #expect(try animals(context).map { $0.keeper === ann } == [true, true])
        #expect(ann.animals?.count == 2)
    }

    @Test func `opens for reading only, and says what is wrong with a file`() throws {
        let container = NSPersistentContainer(name: "Zoo")
        func load(_ url: URL, readOnly: Bool = false) -> NSError? {
            let description = NSPersistentStoreDescription(url: url)
            description.isReadOnly = readOnly
            container.persistentStoreDescriptions = [description]
            var problem: NSError?
            container.loadPersistentStores { problem = $1 as NSError? }
            return problem
        }
        #expect(load(folder.store, readOnly: true)?.code == CocoaError.fileReadNoSuchFile.rawValue)
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data(String(repeating: "no database ", count: 99).utf8).write(to: folder.store)
        let damaged = try #require(load(folder.store))
        #expect(damaged.domain == NSCocoaErrorDomain)
        #expect(damaged.code == CocoaError.fileReadCorruptFile.rawValue)
        #expect(damaged.localizedDescription.contains(folder.store.path))
        let good = folder.url.appending(path: "good.sqlite")
        let context = Zoo.container(at: good).viewContext
        _ = Animal(context: context)
        try context.save()
        #expect(load(good, readOnly: true) == nil)
        #expect(try container.viewContext.count(for: Animal.fetchRequest()) == 1)
        _ = Animal(context: container.viewContext)
        let refused = #expect(throws: NSError.self) { try container.viewContext.save() }
        #expect(refused?.code == CocoaError.fileWriteNoPermission.rawValue)
    }

    @Test func `is at the URL of its description, and can be moved and emptied`() throws {
        let container = NSPersistentContainer(name: "Zoo")
        let place = NSPersistentContainer.defaultDirectoryURL().appending(path: "Zoo.sqlite")
        #expect(container.persistentStoreDescriptions.first?.url == place)
        let stores = container.persistentStoreCoordinator
        let store = try stores.addPersistentStore(type: .sqlite, at: folder.store)
        #expect(store.type == NSSQLiteStoreType && stores.url(for: store) == folder.store)
        _ = Animal(context: container.viewContext)
        try container.viewContext.save()
        let second = folder.url.appending(path: "second.sqlite")
        try stores.migratePersistentStore(store, to: second, type: .sqlite)
        #expect(stores.persistentStores.map(\.url) == [second])
        #expect(try container.viewContext.count(for: Animal.fetchRequest()) == 1)
        try stores.destroyPersistentStore(at: second, type: .sqlite)
        #expect(stores.persistentStores.isEmpty)
        #expect(try Zoo.container(at: second).viewContext.count(for: Animal.fetchRequest()) == 0)
        #expect(try animals(reopened()).count == 1)
    }

    @Test func `keeps its name and metadata`() throws {
        let context = reopened()
        let stores = try #require(context.persistentStoreCoordinator)
        let store = try #require(stores.persistentStores.first)
        stores.setMetadata(["seeded": true, "by": "test"], for: store)
        _ = Animal(context: context)
        try context.save()
        let other = try #require(reopened().persistentStoreCoordinator?.persistentStores.first)
        #expect(other.identifier == store.identifier)
        #expect(other.metadata["by"] as? String == "test")
        let closed = try NSPersistentStoreCoordinator.metadataForPersistentStore(
            ofType: NSSQLiteStoreType, at: folder.store)
        #expect(closed[NSStoreUUIDKey] as? String == store.identifier)
    }

    @Test func `gives a child context's changes to the parent, whose save keeps them`() throws {
        let context = reopened()
        let yak = Animal(context: context)
        yak.name = "Yak"
        let child = NSManagedObjectContext(.privateQueueConcurrencyType)
        child.parent = context
        let same = try #require(try animals(child).first)
        #expect(same !== yak && same.name == "Yak")
        same.name = "Emu"
        let gnu = Animal(context: child)
        gnu.name = "Gnu"
        #expect(yak.name == "Yak")
        try child.save()
        #expect(yak.name == "Emu")
        #expect(try animals(context).map(\.name) == ["Emu", "Gnu"])
        #expect(try animals(reopened()).isEmpty)
        try context.save()
        #expect(try animals(reopened()).map(\.name) == ["Emu", "Gnu"])
    }

    @Test func `answers with names, numbers and dictionaries`() throws {
        let context = reopened()
        for name in ["Yak", "Emu", "Yak"] { Animal(context: context).name = name }
        try context.save()
        let names = NSFetchRequest<NSDictionary>(entityName: "Animal")
        names.resultType = .dictionaryResultType
        names.propertiesToFetch = ["name"]
        names.returnsDistinctResults = true
        names.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        #expect(try context.fetch(names).map { $0["name"] as? String } == ["Emu", "Yak"])
        let count = NSFetchRequest<NSNumber>(entityName: "Animal")
        count.resultType = .countResultType
        #expect(try context.fetch(count) == [3])
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Animal")
        ids.resultType = .managedObjectIDResultType
        ids.fetchLimit = 2
        let found = try context.fetch(ids)
        #expect(found.count == 2)
        let deletion = NSBatchDeleteRequest(objectIDs: found)
        deletion.resultType = .resultTypeCount
        #expect((try context.execute(deletion) as? NSBatchDeleteResult)?.result as? Int == 2)
        #expect(try animals(reopened()).count == 1)
    }
}
