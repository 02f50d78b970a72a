public import Foundation

/// Objects of a store, in memory.
///
/// Differs from Apple: objects live as long as the plugin's process; nothing is kept.
public final class ModelContext {
    /// The store.
    public private(set) weak var container: ModelContainer?

    /// Whether changes are saved by themselves.
    public var autosaveEnabled = true

    /// Whether anything was made or deleted since the last save.
    public private(set) var hasChanges = false

    private var objects: [any PersistentModel] = []

    init() {}

    /// Makes another context of a store.
    public init(_ container: ModelContainer) { self.container = container }

    /// Keeps an object.
    public func insert<T: PersistentModel>(_ model: T) {
        if objects.contains(where: { $0 === model }) { return }
        objects.append(model)
        hasChanges = true
    }

    /// Deletes an object.
    public func delete<T: PersistentModel>(_ model: T) {
        objects.removeAll { $0 === model }
        hasChanges = true
    }

    /// Deletes the objects of a class that a predicate is true for.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(object) }
    }

    /// The objects that are asked for, of those made in this process.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let found = try objects.compactMap { $0 as? T }
            .filter { try descriptor.predicate?.evaluate($0) ?? true }
            .sorted(using: descriptor.sortBy)
            .dropFirst(max(0, descriptor.fetchOffset ?? 0))
        return Array(found.prefix(max(0, descriptor.fetchLimit ?? .max)))
    }

    /// How many objects are asked for.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    /// Takes note of what was made.
    public func save() throws { hasChanges = false }

    /// Forgets all objects.
    public func rollback() { hasChanges = false }

    /// Calls `block`, then saves.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
}

/// Asks a context for objects.
public struct FetchDescriptor<T: PersistentModel> {
    /// Which objects; `nil`: all.
    public var predicate: Predicate<T>?
    /// In which order.
    public var sortBy: [SortDescriptor<T>]
    /// How many at most; `nil`: all.
    public var fetchLimit: Int?
    /// How many are left out first.
    public var fetchOffset: Int?
    /// Which properties are read at once.
    ///
    /// No effect here: all are in memory.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Which other objects come along.
    ///
    /// No effect here: all are in memory.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    /// Whether objects not saved yet count.
    ///
    /// No effect here: all are in memory.
    public var includePendingChanges = true

    /// Asks for objects.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
