import Foundation
import RecordStore

extension ModelContext {
    /// Returns the transactions that match a descriptor, by default from the oldest to the newest.
    ///
    /// Differs from Apple: of several stores, only the first configuration's has a history.
    public func fetchHistory<T: HistoryTransaction>(
        _ descriptor: HistoryDescriptor<T>
    ) throws -> [T] {
        let limit = descriptor.fetchLimit
        let found = try transactions(descriptor).sorted(using: descriptor.sortBy)
        return limit == 0 ? found : Array(found.prefix(Int(clamping: limit)))
    }

    /// Deletes transactions up to the last one that matches a descriptor; objects are not deleted.
    public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
        let last = try transactions(descriptor).compactMap { $0.token as? DefaultHistoryToken }
            .max()
        if let last { try place.store.forgetSaves(before: last.number + 1) }
    }

    /// The first store, the only one whose history is available.
    private var place: ModelStores.Place { stores.places[0] }

    private func transactions<T: HistoryTransaction>(
        _ descriptor: HistoryDescriptor<T>
    ) throws -> [T] {
        try place.store.saves(after: 0)
            .compactMap { DefaultHistoryTransaction($0, storage, place) as? T }
            .filter { try descriptor.predicate?.evaluate($0) ?? true }
    }
}

extension DefaultHistoryTransaction {
    fileprivate init(
        _ save: RecordSave, _ storage: ModelContainer.Storage, _ place: ModelStores.Place
    ) {
        author = save.author
        timestamp = save.date
        token = DefaultHistoryToken(number: save.number)
        transactionIdentifier = save.number
        storeIdentifier = place.configuration.name
        bundleIdentifier = Bundle.main.bundleIdentifier ?? ""
        processIdentifier = ""
        func named(
            _ names: [Record.Name], _ make: (any PersistentModel.Type, Record.Name) -> HistoryChange
        ) -> [HistoryChange] {
            names.compactMap { name in storage.entities[name.entity].map { make($0.type, name) } }
        }
        changes =
            named(save.made) { .inserted($0, $1) } + named(save.changed) { .updated($0, $1) }
            + named(save.removed) { .deleted($0, $1) }
    }
}

extension HistoryChange {
    fileprivate static func inserted<M: PersistentModel>(_: M.Type, _ name: Record.Name) -> Self {
        .insert(DefaultHistoryInsert<M>(changedPersistentIdentifier: PersistentIdentifier(name)))
    }

    fileprivate static func updated<M: PersistentModel>(_: M.Type, _ name: Record.Name) -> Self {
        .update(
            DefaultHistoryUpdate<M>(
                changedPersistentIdentifier: PersistentIdentifier(name), updatedAttributes: []))
    }

    fileprivate static func deleted<M: PersistentModel>(_: M.Type, _ name: Record.Name) -> Self {
        .delete(DefaultHistoryDelete<M>(changedPersistentIdentifier: PersistentIdentifier(name)))
    }
}
