public import Foundation

/// Objects of a store, in memory.
///
/// Differs from Apple: objects live as long as the plugin's process; nothing is kept. A store's contexts have the same
/// objects, not copies: a change of one is seen by all without `save()`, which only what was inserted and deleted needs.
public final class ModelContext {
    private let parts: ModelContainer.Parts
    private var store: ModelStore { parts.store }

    /// Whether what is inserted and deleted is saved by itself.
    public var autosaveEnabled: Bool

    /// Who is written down as the author of changes.
    public var author: String?

    /// What takes back changes: nothing is told of them.
    public var undoManager: UndoManager?

    /// Whether anything was made or deleted since the last save.
    public private(set) var hasChanges = false

    private var inserted: [any PersistentModel] = []
    private var deleted: [any PersistentModel] = []

    init(_ parts: ModelContainer.Parts, autosaves: Bool) {
        self.parts = parts
        autosaveEnabled = autosaves
    }

    /// Makes another context of a store, which saves when it is told to.
    public convenience init(_ container: ModelContainer) {
        self.init(
            (container.schema, container.configurations, container.store), autosaves: false)
    }

    /// A context of an empty store that nobody else has.
    static var unattached: ModelContext {
        ModelContext((Schema([]), [], .at(nil)), autosaves: true)
    }

    /// The store.
    public var container: ModelContainer { ModelContainer(parts) }

    /// The objects inserted and not saved yet.
    public var insertedModelsArray: [any PersistentModel] { inserted }

    /// The objects deleted, which is not saved yet.
    public var deletedModelsArray: [any PersistentModel] { deleted }

    /// The objects changed and not saved yet.
    ///
    /// Differs from Apple: none, because a change needs no save.
    public var changedModelsArray: [any PersistentModel] { [] }

    /// Keeps an object and those it refers to.
    public func insert<T: PersistentModel>(_ model: T) {
        var new = ModelGraph.reached(from: model)
        let known = Set((store.all + inserted).map { ObjectIdentifier($0) })
        new.removeAll { known.contains(ObjectIdentifier($0)) }
        deleted.removeAll { $0 === model }
        DeletedModels.shared.remove(model)
        inserted += new
        noteChange()
    }

    /// Deletes an object.
    public func delete<T: PersistentModel>(_ model: T) {
        if inserted.contains(where: { $0 === model }) {
            inserted.removeAll { $0 === model }
        } else {
            deleted.append(model)
        }
        DeletedModels.shared.add(model)
        noteChange()
    }

    private func noteChange() {
        hasChanges = true
        if autosaveEnabled { write() }
    }

    private func write() {
        store.change(adding: inserted, removing: Set(deleted.map { ObjectIdentifier($0) }))
        inserted = []
        deleted = []
    }

    /// Deletes the objects of a class that a predicate is true for.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(object) }
    }

    /// The objects that are asked for, of those made in this process.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let gone = Set(deleted.map { ObjectIdentifier($0) })
        let found = try (store.all + inserted).filter { !gone.contains(ObjectIdentifier($0)) }
            .compactMap { $0 as? T }
            .filter { try descriptor.predicate?.evaluate($0) ?? true }
            .sorted(using: descriptor.sortBy)
            .dropFirst(max(0, descriptor.fetchOffset ?? 0))
        return Array(found.prefix(max(0, descriptor.fetchLimit ?? .max)))
    }

    /// How many objects are asked for.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    /// The names of the objects that are asked for.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

    /// Calls `block` with each object that is asked for.
    ///
    /// No effect here: the batch's size.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000,
        allowEscapingMutations: Bool = false, block: (T) throws -> Void
    ) throws {
        for object in try fetch(descriptor) { try block(object) }
    }

    /// The object of a name; nil when the store has none.
    public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
        (store.all + inserted).lazy.compactMap { $0 as? T }.first { $0.persistentModelID == id }
    }

    /// The object of a name.
    ///
    /// The store must have it: the plugin ends where it does not, as on Apple's platforms once a value is asked for.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        let all = store.all + inserted
        guard let model = all.first(where: { $0.persistentModelID == persistentModelID }) else {
            fatalError("The store has no \(persistentModelID.entityName) of this identifier")
        }
        return model
    }

    /// Makes what was changed known; it is already.
    public func processPendingChanges() {}

    /// Saves what was inserted and deleted: the store's other contexts have it from now on.
    public func save() throws {
        let changes: [AnyHashable: Any] = [
            NotificationKey.insertedIdentifiers.rawValue: inserted.map(\.persistentModelID),
            NotificationKey.updatedIdentifiers.rawValue: [PersistentIdentifier](),
            NotificationKey.deletedIdentifiers.rawValue: deleted.map(\.persistentModelID),
        ]
        NotificationCenter.default.post(name: Self.willSave, object: self)
        write()
        hasChanges = false
        NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: changes)
    }

    /// Forgets what was inserted and deleted since the last save.
    ///
    /// Differs from Apple: properties keep their new values.
    public func rollback() {
        deleted.forEach(DeletedModels.shared.remove)
        inserted = []
        deleted = []
        hasChanges = false
    }

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
