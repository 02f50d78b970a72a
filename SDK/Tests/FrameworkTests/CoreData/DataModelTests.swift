public import CoreData
import Foundation
import Testing

/// The model says that its properties are made and the class is not.
public class KeeperObject: NSManagedObject {
    var isBusy: Bool { (animals?.count ?? 0) > 1 }
}

@Suite("A data model of Xcode's")
struct DataModelTests {
    private let container = Zoo.container(at: nil)
    private var context: NSManagedObjectContext { container.viewContext }

    @Test func `gives classes with typed properties and their defaults`() throws {
        let animal = Animal(context: context)
        #expect(animal.name == "Nobody" && animal.age == 1 && animal.default)
        #expect(animal.weight == 0.5 && animal.born == nil && animal.tag == nil)
        animal.age += 2
        animal.name = nil
        #expect(animal.age == 3 && animal.name == nil)
        #expect(animal.value(forKey: "age") as? Int16 == 3)
        animal.setValue(7, forKey: "age")
        #expect(animal.age == 7)
        let ticket = NSEntityDescription.insertNewObject(forEntityName: "Ticket", into: context)
        #expect(ticket.value(forKey: "price") as? NSDecimalNumber == 9.5)
    }

    @Test func `finds objects by their entities, special ones too`() throws {
        let bird = try #require(
            NSEntityDescription.insertNewObject(forEntityName: "Bird", into: context) as? Bird)
        bird.span = 1.5
        bird.name = "Ara"
        Animal(context: context).name = "Yak"
        try context.save()
        let request: NSFetchRequest<Animal> = Animal.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Animal.name, ascending: false)]
        #expect(try context.fetch(request).map(\.name) == ["Yak", "Ara"])
        request.predicate = NSPredicate(format: "span > 1")
        #expect(try context.fetch(request) == [bird])
        #expect(try context.count(for: Bird.fetchRequest() as NSFetchRequest<Bird>) == 1)
        #expect(container.managedObjectModel.entitiesByName["Old"] == nil)
    }

    @Test func `keeps both sides of a relationship`() {
        let (ann, bob) = (KeeperObject(context: context), KeeperObject(context: context))
        let (yak, gnu) = (Animal(context: context), Animal(context: context))
        ann.addToAnimals([yak, gnu] as NSOrderedSet)
        #expect(ann.isBusy && yak.keeper === ann)
        yak.keeper = bob
        #expect(ann.animals == [gnu] && bob.animals == [yak])
        bob.addToAnimals(gnu)
        #expect(ann.animals == [] && gnu.keeper === bob)
        bob.removeFromAnimals(yak)
        #expect(yak.keeper == nil && bob.animals == [gnu])
        #expect(NSPredicate(format: "ANY animals.age == 1").evaluate(with: bob))
    }

    @Test func `has a request of its own type`() throws {
        let request = Animal.fetchRequest()
        request.fetchLimit = 1
        let typed: NSFetchRequest<Animal> = request
        #expect(typed.fetchLimit == 1)
    }

    @Test func `makes and changes many objects at once`() throws {
        let made = NSBatchInsertRequest(
            entityName: "Animal", objects: [["name": "Emu"], ["name": "Owl", "age": 9]])
        made.resultType = .count
        #expect((try context.execute(made) as? NSBatchInsertResult)?.result as? Int == 2)
        var names = ["Cat", "Dog"]
        let handled = NSBatchInsertRequest(
            entity: Animal.entity(),
            managedObjectHandler: { object in
                guard let name = names.popLast() else { return true }
                (object as? Animal)?.name = name
                return false
            })
        try context.execute(handled)
        let request: NSFetchRequest<Animal> = Animal.fetchRequest()
        #expect(Set(try context.fetch(request).map(\.name)) == ["Emu", "Owl", "Cat", "Dog"])
        let changed = NSBatchUpdateRequest(entityName: "Animal")
        changed.predicate = NSPredicate(format: "age > 5")
        changed.propertiesToUpdate = ["name": "Old owl", "age": 10]
        changed.resultType = .updatedObjectIDsResultType
        let ids = (try context.execute(changed) as? NSBatchUpdateResult)?.result
        let owl = try #require((ids as? [NSManagedObjectID])?.first)
        #expect(try (context.existingObject(with: owl) as? Animal)?.name == "Old owl")
    }
}
