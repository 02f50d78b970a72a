import CoreData
import Foundation
import Testing

@Suite("A model made by hand")
struct ModelRuleTests {
    private let context: NSManagedObjectContext

    /// Shelves own their books by a rule; no two books have one title.
    init() throws { context = try Self.context(.cascadeDeleteRule) }

    private static func context(_ rule: NSDeleteRule) throws -> NSManagedObjectContext {
        let (shelf, book) = (NSEntityDescription(), NSEntityDescription())
        (shelf.name, book.name) = ("Shelf", "Book")
        let (books, place) = (NSRelationshipDescription(), NSRelationshipDescription())
        (books.name, books.destinationEntity, books.deleteRule) = ("books", book, rule)
        (place.name, place.destinationEntity, place.maxCount) = ("place", shelf, 1)
        (books.inverseRelationship, place.inverseRelationship) = (place, books)
        let (title, pages) = (NSAttributeDescription(), NSAttributeDescription())
        (title.name, title.attributeType) = ("title", .stringAttributeType)
        (pages.name, pages.attributeType) = ("pages", .integer32AttributeType)
        pages.defaultValue = 1
        shelf.properties = [books]
        book.properties = [title, pages, place]
        book.uniquenessConstraints = [["title"]]
        let model = NSManagedObjectModel()
        model.entities = [shelf, book]
        let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
        container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
        container.loadPersistentStores { #expect($1 == nil) }
        return container.viewContext
    }

    private func new(
        _ entity: String, _ values: [String: Any] = [:], in context: NSManagedObjectContext? = nil
    ) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(
            forEntityName: entity, into: context ?? self.context)
        object.setValuesForKeys(values)
        return object
    }

    private func books() throws -> [NSManagedObject] {
        try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book"))
    }

    @Test func `deletes along, forgets or refuses, as its rules say`() throws {
        let shelf = new("Shelf")
        _ = new("Book", ["title": "A", "place": shelf])
        try context.save()
        context.delete(shelf)
        try context.save()
        #expect(try books().isEmpty)

        let denying = try Self.context(.denyDeleteRule)
        let full = new("Shelf", in: denying)
        _ = new("Book", ["place": full], in: denying)
        try denying.save()
        denying.delete(full)
        let error = #expect(throws: NSError.self) { try denying.save() }
        #expect(error?.code == NSValidationRelationshipDeniedDeleteError)

        let forgetting = try Self.context(.nullifyDeleteRule)
        let gone = new("Shelf", in: forgetting)
        let book = new("Book", ["place": gone], in: forgetting)
        try forgetting.save()
        forgetting.delete(gone)
        #expect(book.value(forKey: "place") == nil && book.isUpdated)
        try forgetting.save()
        #expect(gone.managedObjectContext == nil)
    }

    @Test func `keeps no two objects with the same unique values`() throws {
        _ = new("Book", ["title": "A", "pages": 5])
        try context.save()
        let second = new("Book", ["title": "A", "pages": 9])
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        #expect(try books().map { $0.value(forKey: "pages") as? Int } == [9])
        #expect(second.value(forKey: "pages") as? Int32 == 9)
        let insert = NSBatchInsertRequest(
            entityName: "Book", objects: [["title": "A", "pages": 1], ["title": "B"]])
        try context.execute(insert)
        #expect(try books().map { $0.value(forKey: "pages") as? Int } == [1, 1])
    }

    @Test func `posts notifications of changes after they are made`() throws {
        final class Heard: @unchecked Sendable {
            // Unchecked: posted and read by one thread.
            var names: [String] = []
        }
        let heard = Heard()
        let events: [Notification.Name] = [
            .NSManagedObjectContextWillSave, .NSManagedObjectContextObjectsDidChange,
            .NSManagedObjectContextDidSave,
        ]
        let observers = events.map { event in
            NotificationCenter.default.addObserver(forName: event, object: context, queue: nil) {
                let made = ($0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0
                heard.names.append("\(event.rawValue) \(made)")
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        _ = new("Book", ["title": "A"])
        try context.save()
        #expect(
            heard.names == [
                "NSManagingContextWillSaveChangesNotification 0",
                "NSObjectsChangedInManagingContextNotification 1",
                "NSManagingContextDidSaveChangesNotification 1",
            ])
    }
}
