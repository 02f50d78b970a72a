// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// When work for a context is done.
public struct ScheduledTaskType: Hashable, Sendable {
    private let name: String

    /// At once, where the caller is in the context's queue.
    public static let immediate = ScheduledTaskType(name: "immediate")
    /// After what was asked for before.
    public static let enqueued = ScheduledTaskType(name: "enqueued")
}

extension NSManagedObjectContext {
    /// When work for a context is done.
    public typealias ScheduledTaskType = CoreData.ScheduledTaskType

    /// Reads an object again.
    ///
    /// No effect here: its values are in memory.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}

    /// Reads all objects again.
    ///
    /// No effect here: their values are in memory.
    public func refreshAllObjects() {}

    /// Takes what another context saved: it is there already.
    public func mergeChanges(fromContextDidSave notification: Notification) {}

    /// Takes what another process saved: there is none that could.
    public static func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {}

    /// Goes on with the store as it is at a moment.
    ///
    /// No effect here: it is always seen as it is now.
    public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

    /// Works off what waits: nothing does.
    public func processPendingChanges() {}

    /// Calls `block` at once.
    public func perform(_ block: @escaping () -> Void) { block() }

    /// Calls `block` at once.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    /// Calls `block` at once.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T { try block() }
}

/// A moment of a store.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// The moment of the next question.
    public static let current = NSQueryGenerationToken()
}

extension Notification.Name {
    /// Posted when a context was saved.
    public static let NSManagedObjectContextDidSave = Notification.Name(
        "NSManagingContextDidSaveChangesNotification")
    /// Posted before a context is saved: never here.
    public static let NSManagedObjectContextWillSave = Notification.Name(
        "NSManagingContextWillSaveChangesNotification")
    /// Posted when objects of a context changed: never here.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// Posted when another process changed a store: never here.
    public static let NSPersistentStoreRemoteChange = Notification.Name(
        "NSPersistentStoreRemoteChangeNotification")
}

extension NSManagedObjectContext {
    /// Posted when a context was saved.
    public static var didSaveObjectsNotification: Notification.Name {
        .NSManagedObjectContextDidSave
    }
    /// Posted when objects of a context changed: never here.
    public static var didChangeObjectsNotification: Notification.Name {
        .NSManagedObjectContextObjectsDidChange
    }
}

/// The key of the objects that were made.
public let NSInsertedObjectsKey = "inserted"
/// The key of the objects that were changed.
public let NSUpdatedObjectsKey = "updated"
/// The key of the objects that were deleted.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects that were read again.
public let NSRefreshedObjectsKey = "refreshed"
