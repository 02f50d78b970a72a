// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// When work of a context is performed.
public struct ScheduledTaskType: Hashable, Sendable {
    private let name: String

    /// Immediately, if the caller is already in the context's queue.
    public static let immediate = ScheduledTaskType(name: "immediate")
    /// After previously enqueued work.
    public static let enqueued = ScheduledTaskType(name: "enqueued")
}

extension NSManagedObjectContext {
    /// When work of a context is performed.
    public typealias ScheduledTaskType = CoreData.ScheduledTaskType

    /// Reads objects saved by another context again, unless they have unsaved changes here.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        takeSaved(notification.userInfo ?? [:])
    }

    /// Reads objects again that another process saved, given by identifiers or URLs.
    public static func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts { context.takeSaved(changeNotificationData) }
    }

    private func takeSaved(_ changes: [AnyHashable: Any]) {
        lock.withLock {
            try? persistentStoreCoordinator?.readNews()
            for value in changes.values {
                guard let saved = value as? any Sequence else { continue }
                let names = Self.elements(of: saved).compactMap(objectID)
                for object in names.compactMap(registeredObject) {
                    refresh(object, mergeChanges: true)
                }
            }
            processPendingChanges()
        }
    }

    private static func elements(of saved: some Sequence) -> [Any] { saved.map { $0 } }

    /// Returns the identifier of a notification's value: an object, an identifier or a URL.
    private func objectID(of saved: Any) -> NSManagedObjectID? {
        switch saved {
        case let object as NSManagedObject: object.objectID
        case let id as NSManagedObjectID: id
        case let url as URL: persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url)
        default: nil
        }
    }

    /// Pins the context to a generation of the store.
    ///
    /// No effect here: the context always sees the newest generation.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

    /// Notifies observers of changes since the last notification.
    public func processPendingChanges() {
        let changes = lock.withLock {
            defer { pendingChanges = ObjectChanges() }
            return pendingChanges
        }
        if changes.isEmpty { return }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self,
            userInfo: changes.userInfo)
    }

    /// Calls `block` immediately on the caller's thread, as soon as no other thread uses the
    /// context.
    public func perform(_ block: @escaping () -> Void) { performAndWait(block) }

    /// Calls `block` immediately on the caller's thread, as soon as no other thread uses the
    /// context.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        try lock.withLock {
            defer { processPendingChanges() }
            return try block()
        }
    }

    /// Calls `block` immediately on the caller's thread, as soon as no other thread uses the
    /// context.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T { try performAndWait(block) }
}

/// A generation of a store.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// The current generation.
    public static let current = NSQueryGenerationToken()
}

extension Notification.Name {
    /// Posted after a context was saved.
    public static let NSManagedObjectContextDidSave = Notification.Name(
        "NSManagingContextDidSaveChangesNotification")
    /// Posted before a context is saved.
    public static let NSManagedObjectContextWillSave = Notification.Name(
        "NSManagingContextWillSaveChangesNotification")
    /// Posted when objects of a context changed: at the end of `perform`, with a save or with a
    /// request.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// Posted when a store was saved here, or by another process when the next request finds it.
    public static let NSPersistentStoreRemoteChange = Notification.Name(
        "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    /// Posted after a context was saved.
    public static var didSaveObjectsNotification: Notification.Name {
        .NSManagedObjectContextDidSave
    }
    /// Posted when objects of a context changed.
    public static var didChangeObjectsNotification: Notification.Name {
        .NSManagedObjectContextObjectsDidChange
    }
}

/// The key of the inserted objects, in a notification's `userInfo`.
public let NSInsertedObjectsKey = "inserted"
/// The key of the updated objects, in a notification's `userInfo`.
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects, in a notification's `userInfo`.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects that were read again, in a notification's `userInfo`.
public let NSRefreshedObjectsKey = "refreshed"
