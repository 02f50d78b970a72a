import Foundation
import RecordStore

extension ModelContext {
    /// Saves what was inserted, changed and deleted: all of it, or nothing where it throws.
    public func save() throws {
        guard hasChanges else { return }
        guard storage.allowsSave else {
            throw CocoaError(
                .fileWriteNoPermission,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "The store '\(storage.name)' was opened with allowsSave: false."
                ])
        }
        try checkDenials()
        NotificationCenter.default.post(name: Self.willSave, object: self)
        try store.refresh()
        let superseded = try takeOverNames()
        let (new, old, gone) = (inserted.all, changed.all, deleted.all)
        let values =
            try new.map { ($0.state, try json(of: $0.state, isNew: true)) }
            + old.map { ($0.state, try json(of: $0.state, isNew: false)) }
        var kept: [(ModelState, RecordContents)] = []
        // Objects of which others saved properties that this context did not change.
        var stale: Set<ObjectIdentifier> = []
        let version = try store.save(author: author, removed: Set(gone.map(\.state.name))) {
            latest in
            kept = values.map { state, values in
                var contents = state.contents ?? RecordContents()
                if let row = latest(state.name), row.version > state.version {
                    contents = RecordContents(row.contents) ?? contents
                    stale.insert(ObjectIdentifier(state))
                }
                contents.merge(values)
                return (state, contents)
            }
            return kept.compactMap { state, contents in
                contents.data.map { Record(name: state.name, contents: $0) }
            }
        }
        (inserted, changed, deleted) = (PendingModels(), PendingModels(), PendingModels())
        for (state, contents) in kept {
            let saved = state.changed
            (state.contents, state.version, state.changed) = (contents, version, [])
            guard stale.contains(ObjectIdentifier(state)),
                !new.contains(where: { $0.state === state })
            else { continue }
            state.forget { !saved.contains($0.name) }
        }
        gone.forEach(leave)
        for state in superseded { read(state) }
        // Only where somebody else saved meanwhile is there anything to read.
        if seen + 1 == version { seen = version } else { try catchUp() }
        tellOfSave(new, old, gone)
    }

    /// Reads an object anew.
    private func read(_ state: ModelState) {
        guard let row = store.row(state.name) else { return }
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

    /// Throws where an object shall go that others must not lose.
    private func checkDenials() throws {
        for model in deleted.all {
            for property in model.state.entity.properties where property.deleteRule == .deny {
                guard model.state.models(property).isEmpty else {
                    PluginLog.fail(
                        "\(model.state.name.text) cannot be deleted: its '\(property.name)' are there."
                    )
                    throw SwiftDataError.modelValidationFailure
                }
            }
        }
    }

    /// Gives new objects the names of those whose places they take, because both have the same unique values.
    ///
    /// Returns the states of objects that somebody still has of those places: they are to be read anew.
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
                let place = store.names(subject, key: key).first { has($0) }
                if let name = place ?? taken[subject]?[key], name != state.name {
                    if let old = registered[name] {
                        changed.remove(old)
                        inserted.remove(old)
                        superseded.append(old.state)
                    } else {
                        registered[name] = model
                    }
                    // The name it had leads to it still, for the objects that refer to it.
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
