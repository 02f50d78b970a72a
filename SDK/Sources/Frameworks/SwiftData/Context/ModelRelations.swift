import RecordStore

extension ModelContext {
    /// Updates the inverse of a relationship, and inserts new objects.
    func relate(
        _ state: ModelState, _ property: Entity.Property, from old: [any PersistentModel]
    ) {
        guard let relationship = property.relationship, let model = state.model else { return }
        let new = state.models(property)
        for other in new where other.state.context == nil { add(other) }
        if !relationship.isToMany, let target = new.first { state.refer(property, to: target) }
        guard let inverse = property.inverse else { return }
        let (before, after) = (
            Set(old.map { ObjectIdentifier($0) }), Set(new.map { ObjectIdentifier($0) })
        )
        for other in old where !after.contains(ObjectIdentifier(other)) {
            unlink(other, inverse, from: model)
        }
        for other in new where !before.contains(ObjectIdentifier(other)) {
            link(other, inverse, to: model, whose: property.name)
        }
    }

    /// Sets the inverse reference of an object, replacing a previous one.
    private func link(
        _ other: any PersistentModel, _ inverse: String, to model: any PersistentModel,
        whose property: String
    ) {
        let back = other.state.entity[inverse]
        let isToMany = back.relationship?.isToMany == true
        // The inverse was not loaded yet and is derived when it is needed.
        if back.isDerived, !other.state.has(back) { return }
        let current = other.state.models(back)
        guard !current.contains(where: { $0 === model }) else { return }
        other.state.relate(back, to: isToMany ? current + [model] : [model])
        if !isToMany, let former = current.first { unlink(former, property, from: other) }
    }

    /// Removes an inverse reference.
    func unlink(
        _ other: any PersistentModel, _ inverse: String, from model: any PersistentModel
    ) {
        let back = other.state.entity[inverse]
        if back.isDerived, !other.state.has(back) { return }
        let current = other.state.models(back)
        guard current.contains(where: { $0 === model }) else { return }
        other.state.relate(back, to: current.filter { $0 !== model })
    }

    /// The objects of a relationship to many: those that are named in the object's contents, or
    /// those that refer back.
    func related(
        _ state: ModelState, _ property: Entity.Property, _ kept: Any?
    ) -> [any PersistentModel] {
        guard property.isDerived, let inverse = property.inverse, let owner = state.model,
            let destination = property.relationship.map({ Entity.of($0.destination) })
        else {
            let names = (kept as? [String] ?? []).compactMap(Record.Name.init(text:))
            return names.compactMap(model(named:))
        }
        let subject = RowIndex.Subject(
            Set(storage.names(of: destination)), [destination[inverse]])
        var found = stores.names(subject, key: state.name.text).compactMap(model(named:))
        // Unsaved changes are not in the store's index.
        let waiting = (inserted.all + changed.all).filter {
            $0.state.entity.inherits(from: destination) && $0.state.has(destination[inverse])
        }
        guard !waiting.isEmpty else { return found }
        let moved = Set(waiting.map { ObjectIdentifier($0) })
        found.removeAll { moved.contains(ObjectIdentifier($0)) }
        return found
            + waiting.filter { $0.state.models(destination[inverse]).first === owner }
    }
}
