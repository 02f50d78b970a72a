import CoreData
import Foundation
import Testing

@Suite("A controller of fetched results")
struct FetchedResultsTests {
    private final class Listener: NSFetchedResultsControllerDelegate {
        var news: [String] = []

        func controllerWillChangeContent(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>
        ) { news.append("will") }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
            newIndexPath: IndexPath?
        ) {
            let name = (anObject as? Animal)?.name ?? ""
            let places = [indexPath, newIndexPath].map { $0.map { "\($0)" } ?? "-" }
            news.append("\(name) \(type) \(places.joined(separator: " "))")
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo,
            atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) { news.append("section \(sectionInfo.name) \(type) \(sectionIndex)") }

        func controllerDidChangeContent(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>
        ) { news.append("did \(controller.fetchedObjects?.count ?? 0)") }
    }

    @Test func `has sections, and tells its delegate what changes`() throws {
        let context = Zoo.container(at: nil).viewContext
        func new(_ name: String, age: Int16) -> Animal {
            let animal = Animal(context: context)
            (animal.name, animal.age) = (name, age)
            return animal
        }
        let (ant, bee, cow) = (new("Ant", age: 1), new("Bee", age: 1), new("Cow", age: 2))
        let request = Animal.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(key: "age", ascending: true),
            NSSortDescriptor(key: "name", ascending: true),
        ]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age",
            cacheName: nil)
        let listener = Listener()
        controller.delegate = listener
        #expect(controller.fetchedObjects == nil)
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["1", "2"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        #expect(controller.object(at: [1, 0]) === cow)
        #expect(controller.indexPath(forObject: bee) == [0, 1])
        try context.save()
        #expect(listener.news == [])

        context.performAndWait {
            ant.name = "Asp"
            bee.age = 3
            context.delete(cow)
            _ = new("Dog", age: 1)
        }
        #expect(
            listener.news == [
                "will", "section 2 delete 1", "section 3 insert 1", "Cow delete [1, 0] -",
                "Asp update [0, 0] [0, 0]", "Dog insert - [0, 1]", "Bee move [0, 1] [1, 0]",
                "did 3",
            ])
        #expect(controller.fetchedObjects?.map(\.name) == ["Asp", "Dog", "Bee"])
    }
}
