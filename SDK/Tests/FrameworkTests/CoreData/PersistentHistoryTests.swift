import CoreData
import Foundation
import Testing

@Suite("The history of a store")
struct PersistentHistoryTests {
    private let folder = Zoo.Folder()

    private func saves(
        _ request: NSPersistentHistoryChangeRequest, _ context: NSManagedObjectContext
    ) throws -> [NSPersistentHistoryTransaction] {
        let result = try context.execute(request) as? NSPersistentHistoryResult
        return try #require(result?.result as? [NSPersistentHistoryTransaction])
    }

    @Test func `lists who saved what after a token`() throws {
        let container = Zoo.container(at: folder.store)
        let (context, stores) = (container.viewContext, container.persistentStoreCoordinator)
        context.transactionAuthor = "app"
        let (yak, emu) = (Animal(context: context), Animal(context: context))
        try context.save()
        let point = try #require(stores.currentPersistentHistoryToken(fromStores: nil))
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: point, requiringSecureCoding: true)
        let kept = try NSKeyedUnarchiver.unarchivedObject(
            ofClass: NSPersistentHistoryToken.self, from: data)
        #expect(kept == point)

        let widget = Zoo.container(at: folder.store).newBackgroundContext()
        widget.transactionAuthor = "widget"
        let same = try #require(try widget.existingObject(with: yak.objectID) as? Animal)
        same.name = "Yak"
        widget.delete(try widget.existingObject(with: emu.objectID))
        try widget.save()
        let found = try saves(.fetchHistory(after: kept), context)
        #expect(found.map(\.author) == ["widget"])
        #expect(found.first?.changes?.map(\.changeType) == [.update, .delete])
        #expect(found.first?.changes?.map(\.changedObjectID) == [yak.objectID, emu.objectID])
        #expect(yak.name == "Nobody")
        for save in found { context.mergeChanges(fromContextDidSave: save.objectIDNotification()) }
        #expect(yak.name == "Yak")

        let request = try #require(NSPersistentHistoryTransaction.fetchRequest)
        request.predicate = NSPredicate(format: "author != %@", "widget")
        #expect(try saves(.fetchHistory(withFetch: request), context).last?.author == "app")
        _ = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: Date()))
        #expect(try saves(.fetchHistory(after: Date.distantPast), context).count <= 1)
    }

    @Test func `is notified when another process has saved`() throws {
        let (mine, theirs) = (Zoo.container(at: folder.store), Zoo.container(at: folder.store))
        final class Heard: @unchecked Sendable {
            // Unchecked: posted and read by one thread.
            var tokens: [NSPersistentHistoryToken] = []
        }
        let heard = Heard()
        let observer = NotificationCenter.default.addObserver(
            forName: .NSPersistentStoreRemoteChange, object: mine.persistentStoreCoordinator,
            queue: nil
        ) {
            heard.tokens += [$0.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken]
                .compactMap(\.self)
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        _ = Animal(context: theirs.viewContext)
        try theirs.viewContext.save()
        #expect(try mine.viewContext.count(for: Animal.fetchRequest()) == 1)
        #expect(
            heard.tokens == [
                try #require(
                    mine.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil))
            ])
    }
}
