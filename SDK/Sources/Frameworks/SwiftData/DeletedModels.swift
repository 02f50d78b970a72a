import Foundation

/// The objects that contexts deleted and that somebody still has.
final class DeletedModels: @unchecked Sendable {
    // Unchecked but sound: the list is only touched with the lock held.
    static let shared = DeletedModels()

    private let lock = NSLock()
    private var models: [ObjectIdentifier: Entry] = [:]

    /// An object that may be gone: another may have come to its place in memory.
    private struct Entry {
        weak var model: AnyObject?
    }

    func add(_ model: any PersistentModel) {
        lock.withLock {
            models = models.filter { $0.value.model != nil }
            models[ObjectIdentifier(model)] = Entry(model: model)
        }
    }

    func remove(_ model: any PersistentModel) {
        lock.withLock { models[ObjectIdentifier(model)] = nil }
    }

    func contains(_ model: any PersistentModel) -> Bool {
        lock.withLock { models[ObjectIdentifier(model)]?.model === model }
    }
}
