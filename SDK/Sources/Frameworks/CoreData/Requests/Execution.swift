import Foundation

extension NSManagedObjectContext {
    /// Executes a batch request or a history request.
    ///
    /// Its changes are saved immediately; unsaved changes of this context remain unsaved.
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
