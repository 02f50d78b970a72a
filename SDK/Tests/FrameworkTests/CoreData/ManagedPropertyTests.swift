import CoreData
import Foundation
import Testing

/// A class as `swift package build-as` shows the compiler one that an author wrote with
/// `@NSManaged`.
class Journey: NSManagedObject {
    @_Managed var title: String?
    @_Managed var place: String
    @_Managed var days: Int16
    @_Managed var isBooked: Bool
    @_Managed var start: Date?
    @_Managed var stops: NSOrderedSet?
    @_Managed var friends: Set<Journey>

    @_ManagedMethod func addToStops(_ value: Journey)
    @_ManagedMethod func addToStops(_ values: NSOrderedSet)
    @_ManagedMethod func removeFromStops(_ value: Journey)
    @_ManagedMethod func insertIntoStops(_ value: Journey, at idx: Int)
    @_ManagedMethod func insertIntoStops(_ values: [Journey], at indexes: NSIndexSet)
    @_ManagedMethod func removeFromStops(at idx: Int)
    @_ManagedMethod func replaceStops(at idx: Int, with value: Journey)
}

@Suite("Properties that Core Data provides")
struct ManagedPropertyTests {
    private let context: NSManagedObjectContext

    init() {
        let journey = NSEntityDescription()
        journey.name = "Journey"
        journey.managedObjectClassName = "Journey"
        let types: [(String, NSAttributeType)] = [
            ("title", .stringAttributeType), ("place", .stringAttributeType),
            ("days", .integer16AttributeType), ("isBooked", .booleanAttributeType),
            ("start", .dateAttributeType),
        ]
        let attributes = types.map { name, type in
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType) = (name, type)
            return attribute
        }
        let relationships = ["stops", "friends"].map { name in
            let relationship = NSRelationshipDescription()
            (relationship.name, relationship.destinationEntity) = (name, journey)
            relationship.isOrdered = name == "stops"
            return relationship
        }
        journey.properties = attributes + relationships
        let model = NSManagedObjectModel()
        model.entities = [journey]
        let container = NSPersistentContainer(name: "Journeys", managedObjectModel: model)
        container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
        container.loadPersistentStores { #expect($1 == nil) }
        context = container.viewContext
    }

    private func journey(_ title: String? = nil) -> Journey {
        let journey = Journey(context: context)
        journey.title = title
        return journey
    }

    @Test func `are values of their names, and empty at first`() {
        let journey = journey()
        #expect(journey.title == nil && journey.place == "" && journey.start == nil)
        #expect(journey.days == 0 && !journey.isBooked && journey.friends.isEmpty)
        journey.days = 3
        journey.isBooked = true
        journey.place = "Ulm"
        journey.start = Date(timeIntervalSince1970: 0)
        #expect(journey.value(forKey: "days") as? Int16 == 3 && journey.isBooked)
        #expect(journey.place == "Ulm" && journey.start == Date(timeIntervalSince1970: 0))
        journey.start = nil
        #expect(journey.value(forKey: "start") == nil)
    }

    @Test func `are kept in a store`() throws {
        journey("North").days = 5
        try context.save()
        context.refreshAllObjects()
        let request = NSFetchRequest<Journey>(entityName: "Journey")
        request.predicate = NSPredicate(format: "title == %@", "North")
        #expect(try context.fetch(request).map(\.days) == [5])
    }

    @Test func `refer to objects, in order too`() {
        let (journey, ulm, bern, rom) = (journey(), journey("Ulm"), journey("Bern"), journey("Rom"))
        journey.addToStops([ulm, bern] as NSOrderedSet)
        journey.insertIntoStops(rom, at: 0)
        #expect(journey.stops == [rom, ulm, bern])
        journey.removeFromStops(at: 1)
        journey.replaceStops(at: 0, with: ulm)
        #expect(journey.stops == [ulm, bern])
        journey.insertIntoStops([rom], at: NSIndexSet(index: 1))
        journey.removeFromStops(ulm)
        #expect(journey.stops == [rom, bern])
        journey.addToStops(ulm)
        #expect(journey.stops == [rom, bern, ulm])
        journey.friends = [ulm]
        #expect(journey.friends == [ulm])
    }
}
