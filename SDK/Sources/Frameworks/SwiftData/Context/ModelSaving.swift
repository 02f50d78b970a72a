import Foundation
import RecordStore

extension ModelContext {
    /// An object to be saved, with its changes and its stored contents.
    private struct Saved {
        let state: ModelState
        let values: [String: Any]
        var contents = RecordContents()
        var version: Int64 = 0
        /// Whether others saved properties that this context did not change.
        var isStale = false
    }

    /// Saves all changes; each store is saved completely, or not at all if this throws.
    public func save() throws {
        guard hasChanges else { return }
        try checkPermissions()
        try checkDenials()
        NotificationCenter.default.post(name: Self.willSave, object: self)
        try stores.refresh()
        let superseded = try takeOverNames()
        let (new, old, gone) = (inserted.all, changed.all, deleted.all)
        var saved =
            try new.map { Saved(state: $0.state, values: try json(of: $0.state, isNew: true)) }
            + old.map { Saved(state: $0.state, values: try json(of: $0.state, isNew: false)) }
        try write(&saved, gone: gone.map(\.state.name))
        (inserted, changed, deleted) = (PendingModels(), PendingModels(), PendingModels())
        for one in saved {
            let state = one.state
            let names = state.changed
            (state.contents, state.version, state.changed) = (one.contents, one.version, [])
            if one.isStale, !new.contains(where: { $0.state === state }) {
                state.forget { !names.contains($0.name) }
            }
        }
        gone.forEach(leave)
        for state in superseded { read(state) }
        try catchUp(afterSaves: Set((new + old + gone).map { index(of: $0) }).count)
        tellOfSave(new, old, gone)
    }

    /// Returns the index of the store of an object.
    private func index(of model: any PersistentModel) -> Int {
        stores.index(of: model.state.name.entity)
    }

    /// Throws if a store with changes is read-only.
    private func checkPermissions() throws {
        for index in Set((inserted.all + changed.all + deleted.all).map { index(of: $0) }) {
            let place = stores.places[index]
            guard place.configuration.allowsSave else {
                throw CocoaError(
                    .fileWriteNoPermission,
                    userInfo: [
                        NSLocalizedDescriptionKey:
                            "The store '\(place.configuration.name)' was opened with allowsSave: false."
                    ])
            }
        }
    }

    /// Writes objects to their stores, one store after the other.
    private func write(_ saved: inout [Saved], gone: [Record.Name]) throws {
        for index in stores.places.indices {
            let mine = saved.indices.filter {
                stores.index(of: saved[$0].state.name.entity) == index
            }
            let removed = gone.filter { stores.index(of: $0.entity) == index }
            guard !mine.isEmpty || !removed.isEmpty else { continue }
            let version = try stores.places[index].store.save(
                author: author, removed: Set(removed)
            ) { latest in
                mine.compactMap { Self.record(&saved[$0], latest) }
            }
            for place in mine { saved[place].version = version }
        }
    }

    /// The stored contents of an object: the changes made here, merged with what others saved.
    private static func record(
        _ saved: inout Saved, _ latest: (Record.Name) -> ModelStore.Row?
    ) -> Record? {
        let state = saved.state
        saved.contents = state.contents ?? RecordContents()
        saved.isStale = false
        if let row = latest(state.name), row.version > state.version {
            saved.contents = RecordContents(row.contents) ?? saved.contents
            saved.isStale = true
        }
        saved.contents.merge(saved.values)
        return saved.contents.data.map { Record(name: state.name, contents: $0) }
    }

    /// Reads an object again.
    private func read(_ state: ModelState) {
        guard let row = stores.row(state.name) else { return }
        state.contents = RecordContents(row.contents)
        (state.version, state.changed) = (row.version, [])
        state.forget()
    }

    /// Calls `block`, then saves.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    private func json(of state: ModelState, isNew: Bool) throws -> [String: Any] {
        let properties = state.entity.properties.filter {
            isNew || state.changed.contains($0.name)
        }
        return try properties.reduce(into: [:]) { $0[$1.name] = try state.json(of: $1) }
    }

    /// Throws if the delete rule of a relationship denies a deletion.
    private func checkDenials() throws {
        for model in deleted.all {
            for property in model.state.entity.properties where property.deleteRule == .deny {
                guard model.state.models(property).isEmpty else {
                    PluginLog.fail(
                        "\(model.state.name.text) cannot be deleted: its '\(property.name)' are not empty."
                    )
                    throw SwiftDataError.modelValidationFailure
                }
            }
        }
    }

    /// Gives new objects the names of the objects they replace because of equal unique values.
    ///
    /// - Returns: the states of replaced objects that are still referenced and must be read again.
    private func takeOverNames() throws -> [ModelState] {
        var superseded: [ModelState] = []
        var taken: [RowIndex.Subject: [String: Record.Name]] = [:]
        for model in inserted.all {
            let state = model.state
            for list in state.entity.uniqueLists {
                let subject = RowIndex.Subject([state.entity.name], list)
                let values = try list.map { ($0.name, try state.json(of: $0) ?? NSNull()) }
                guard let key = subject.key(of: Dictionary(values, uniquingKeysWith: { $1 })) else {
                    continue
                }
                let place = stores.names(subject, key: key).first { has($0) }
                if let name = place ?? taken[subject]?[key], name != state.name {
                    if let old = registered[name] {
                        changed.remove(old)
                        inserted.remove(old)
                        superseded.append(old.state)
                    } else {
                        registered[name] = model
                    }
                    // Its former name stays registered, for the objects that refer to it.
                    state.name = name
                }
                taken[subject, default: [:]][key] = state.name
            }
        }
        return superseded
    }

    private func tellOfSave(
        _ new: [any PersistentModel], _ old: [any PersistentModel], _ gone: [any PersistentModel]
    ) {
        let changes: [AnyHashable: Any] = [
            NotificationKey.insertedIdentifiers.rawValue: new.map(\.state.name).map(
                PersistentIdentifier.init),
            NotificationKey.updatedIdentifiers.rawValue: old.map(\.state.name).map(
                PersistentIdentifier.init),
            NotificationKey.deletedIdentifiers.rawValue: gone.map(\.state.name).map(
                PersistentIdentifier.init),
        ]
        NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: changes)
    }
}
