import Foundation

extension NSManagedObjectContext {
    /// Does what a request asks for: deleting, changing and making many objects, or telling of
    /// history.
    ///
    /// What it changes is in the store when this returns; what this context did not save yet stays
    /// so.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let history = request as? NSPersistentHistoryChangeRequest {
            return try history.execute(in: persistentStoreCoordinator)
        }
        let worker = NSManagedObjectContext(.privateQueueConcurrencyType)
        worker.persistentStoreCoordinator = persistentStoreCoordinator
        worker.transactionAuthor = transactionAuthor
        worker.mergePolicy = mergePolicy
        return switch request {
        case let update as NSBatchUpdateRequest: try update.execute(in: worker)
        case let insert as NSBatchInsertRequest: try insert.execute(in: worker)
        case let deletion as NSBatchDeleteRequest: try deletion.execute(in: worker)
        default: NSPersistentStoreResult()
        }
    }
}
