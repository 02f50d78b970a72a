import Foundation

/// The objects that containers of one place share, in memory.
final class ModelStore: @unchecked Sendable {
    // Unchecked but sound: what changes is only touched with the lock held.
    private let lock = NSLock()
    private var objects: [any PersistentModel] = []
    private nonisolated(unsafe) static var named: [String: ModelStore] = [:]
    private static let naming = NSLock()

    /// The store of a place; one of its own for nil.
    static func at(_ place: String?) -> ModelStore {
        guard let place else { return ModelStore() }
        return naming.withLock {
            if let store = named[place] { return store }
            let store = ModelStore()
            named[place] = store
            return store
        }
    }

    /// The objects, in the order in which they came.
    var all: [any PersistentModel] { lock.withLock { objects } }

    /// Keeps objects and drops others.
    func change(adding added: [any PersistentModel], removing removed: Set<ObjectIdentifier>) {
        lock.withLock {
            let known = Set(objects.map { ObjectIdentifier($0) })
            objects += added.filter { !known.contains(ObjectIdentifier($0)) }
            objects.removeAll { removed.contains(ObjectIdentifier($0)) }
        }
    }
}
