public import Foundation

extension ModelContext {
    /// Registers an object and those it refers to; they are stored when the context is saved.
    public func insert<T: PersistentModel>(_ model: T) { change { add(model) } }

    /// Deletes an object, and applies the delete rules of its relationships.
    public func delete<T: PersistentModel>(_ model: T) { change { remove(model) } }

    /// Deletes the objects of a class that match a predicate; `nil` means all.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        let objects = try fetch(FetchDescriptor<T>(predicate: predicate))
        change {
            for object in objects where includeSubclasses || type(of: object) == T.self {
                remove(object)
            }
        }
    }

    /// Adds an object and all objects reachable from it.
    func add(_ first: any PersistentModel) {
        var (reached, new): ([any PersistentModel], [any PersistentModel]) = ([first], [])
        var index = 0
        while index < reached.count {
            let (model, state) = (reached[index], reached[index].state)
            index += 1
            if state.context === self, state.isDeleted {
                state.isDeleted = false
                deleted.remove(model)
            }
            guard state.context == nil else { continue }
            state.context = self
            state.isDeleted = false
            registered[state.name] = model
            inserted.add(model)
            new.append(model)
            for property in state.entity.properties where state.has(property) {
                reached += state.models(property)
            }
        }
        for model in new {
            for property in model.state.entity.properties where model.state.has(property) {
                relate(model.state, property, from: [])
            }
        }
    }

    private func remove(_ first: any PersistentModel) {
        var doomed = [first]
        var index = 0
        while index < doomed.count {
            let (model, state) = (doomed[index], doomed[index].state)
            index += 1
            guard state.context === self, !state.isDeleted else { continue }
            for property in state.entity.properties {
                let others = state.models(property)
                switch property.deleteRule {
                case .cascade: doomed += others
                case .nullify:
                    guard let inverse = property.inverse else { continue }
                    for other in others { unlink(other, inverse, from: model) }
                case .noAction, .deny: continue
                }
            }
            state.isDeleted = true
            changed.remove(model)
            if inserted.remove(model) {
                leave(model)
            } else {
                deleted.add(model)
            }
        }
    }

    /// Removes an object from the context.
    func leave(_ model: any PersistentModel) {
        model.state.context = nil
        registered[model.state.name] = nil
    }

    /// Reverts all changes since the last save.
    public func rollback() {
        let (new, old) = (inserted.all, changed.all + deleted.all)
        (inserted, changed, deleted) = (PendingModels(), PendingModels(), PendingModels())
        for model in new { model.state.holdReferences() }
        new.forEach(leave)
        for model in old {
            model.state.isDeleted = false
            model.state.changed = []
            model.state.forget()
        }
        forgetDerived()
    }

    /// Makes objects look up their inverse relationships again.
    func forgetDerived() {
        for model in registered.all { model.state.forget(where: \.isDerived) }
    }
}
