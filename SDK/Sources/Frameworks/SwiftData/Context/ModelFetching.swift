import Foundation
import RecordStore

extension ModelContext {
    /// Returns the objects that match a descriptor, including those saved by other processes.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        try catchUp()
        let rows = stores.rows(of: storage.names(of: .of(T.self)))
        let waiting = descriptor.includePendingChanges ? inserted.all : []
        let (offset, limit) = (
            max(0, descriptor.fetchOffset ?? 0), max(0, descriptor.fetchLimit ?? .max)
        )
        // Without a sort order, objects after the last requested one need not be read.
        let (end, overflows) = offset.addingReportingOverflow(limit)
        let enough = descriptor.sortBy.isEmpty && !overflows ? end : .max
        var found: [T] = []
        func take(_ model: (any PersistentModel)?) throws {
            guard let model = model as? T, try descriptor.predicate?.evaluate(model) ?? true else {
                return
            }
            found.append(model)
        }
        for row in rows where found.count < enough { try take(self.model(of: row)) }
        for model in waiting where found.count < enough { try take(model) }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        return Array(found.dropFirst(offset).prefix(limit))
    }

    /// Returns the number of objects that match a descriptor.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    /// Returns the identifiers of the objects that match a descriptor.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

    /// Returns the identifiers of the objects that match a descriptor.
    ///
    /// No effect here: the batch's size.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> [PersistentIdentifier] { try fetchIdentifiers(descriptor) }

    /// Returns the objects that match a descriptor.
    ///
    /// No effect here: the batch's size.
    public func fetch<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int
    ) throws -> [T] { try fetch(descriptor) }

    /// Calls `block` with each object that matches a descriptor.
    ///
    /// No effect here: the batch's size.
    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>, batchSize: Int = 5000,
        allowEscapingMutations: Bool = false, block: (T) throws -> Void
    ) throws {
        for object in try fetch(descriptor) { try block(object) }
    }

    /// Returns the object with an identifier; `nil` if the store has none of this class.
    public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
        model(named: id.name) as? T
    }

    /// Returns the object with an identifier.
    ///
    /// The store must contain the object; otherwise the plugin crashes, as on Apple's platforms
    /// when a value is read.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        if let model = model(named: persistentModelID.name) { return model }
        // Another process may have made it since.
        try? catchUp()
        guard let model = model(named: persistentModelID.name) else {
            fatalError("The store has no \(persistentModelID.entityName) of this identifier")
        }
        return model
    }

    /// Returns whether there is an object with a name.
    func has(_ name: Record.Name) -> Bool {
        if let model = registered[name] { return !model.state.isDeleted }
        return stores.row(name) != nil
    }

    /// Returns the object with a name, or `nil`.
    func model(named name: Record.Name) -> (any PersistentModel)? {
        if let model = registered[name] { return model.state.isDeleted ? nil : model }
        return stores.row(name).flatMap(made)
    }

    private func model(of row: ModelStore.Row) -> (any PersistentModel)? {
        if let model = registered[row.name] { return model.state.isDeleted ? nil : model }
        return made(from: row)
    }

    /// Creates the object of a stored row; returns `nil` and logs if it lacks a required value.
    private func made(from row: ModelStore.Row) -> (any PersistentModel)? {
        guard let entity = storage.entities[row.name.entity] else { return nil }
        guard let contents = RecordContents(row.contents) else {
            PluginLog.warnOnce("\(row.name.text) of a store is damaged and left out.")
            return nil
        }
        let model = entity.type.init(backingData: _BackingData())
        let state = model.state
        state.begin(row, contents, in: self)
        if let missing = state.missing {
            PluginLog.warnOnce(
                "Objects of \(entity.name) are left out: a store has no readable value of "
                    + "\(entity.name).\(missing.name), which has no default.")
            return nil
        }
        registered[row.name] = model
        return model
    }

    /// Reads what others saved, unless only this context saved, `count` times, since `seen`.
    func catchUp(afterSaves count: Int) throws {
        let version = try stores.refresh()
        if version == seen + Int64(count) { seen = version } else { try catchUp() }
    }

    /// Reads what other contexts and processes saved; values changed here stay.
    func catchUp() throws {
        let version = try stores.refresh()
        guard version > seen else { return }
        seen = version
        for model in registered.all where !inserted.contains(model) {
            let state = model.state
            guard let row = stores.row(state.name) else {
                state.isDeleted = true
                changed.remove(model)
                deleted.remove(model)
                leave(model)
                continue
            }
            guard row.version > state.version else { continue }
            state.version = row.version
            state.contents = RecordContents(row.contents) ?? state.contents
            state.forget { !state.changed.contains($0.name) }
        }
        forgetDerived()
    }
}
