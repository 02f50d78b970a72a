import Foundation
import RecordStore

extension NSManagedObject {
    /// Adds objects to those that a key refers to.
    public func _add(_ objects: some Sequence, forKey key: String) {
        let none = noNames(forKey: key)
        for case let object as NSManagedObject in objects {
            let name = adopt(object)
            guard !names(forKey: key).contains(name) else { continue }
            // In place: copying for each of many objects would take quadratic time.
            change(key) { $0.relations[key, default: none].append(name) }
            if let inverse = inverse(of: key) { object.referBack(to: self, by: inverse) }
        }
        didChangeValue(forKey: key)
    }

    /// Removes objects from those that a key refers to.
    public func _remove(_ objects: some Sequence, forKey key: String) {
        var left = names(forKey: key)
        for case let object as NSManagedObject in objects { left.remove(object.objectID.name) }
        relate(key, to: left)
        didChangeValue(forKey: key)
    }

    /// Returns the identifiers of the objects that a relationship refers to, without reading them.
    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        guard let context = managedObjectContext else { return [] }
        return names(forKey: key).all.map { context.object(named: $0).objectID }
    }

    /// The names of the objects that a key refers to.
    func names(forKey key: String) -> RelatedNames {
        values.relations[key] ?? noNames(forKey: key)
    }

    private func noNames(forKey key: String) -> RelatedNames {
        entity.known.relationships[key].map { RelatedNames(of: $0) } ?? RelatedNames(.set)
    }

    /// Returns the objects in the collection that the relationship has.
    func objects(of names: RelatedNames) -> Any? {
        let objects = names.all.compactMap { managedObjectContext?.object(named: $0) }
        return switch names.form {
        case .one: objects.first
        case .set: NSSet(array: objects)
        case .list: NSOrderedSet(array: objects)
        }
    }

    /// Returns the names of the objects in a value; `nil` if the key is not a relationship.
    func relatedNames(_ value: Any?, forKey key: String) -> RelatedNames? {
        let objects: [NSManagedObject]
        var form = RelatedNames.Form.set
        switch value {
        case let object as NSManagedObject: (objects, form) = ([object], .one)
        case let set as NSOrderedSet:
            (objects, form) = (set.array.compactMap { $0 as? NSManagedObject }, .list)
        case let set as NSSet: objects = set.allObjects.compactMap { $0 as? NSManagedObject }
        case let list as [NSManagedObject]: objects = list
        case let set as Set<NSManagedObject>: objects = Array(set)
        default: objects = []
        }
        if let relationship = entity.known.relationships[key] {
            return RelatedNames(of: relationship, objects.map(adopt))
        }
        return objects.isEmpty ? nil : RelatedNames(form, objects.map(adopt))
    }

    /// Inserts an object without a context into this object's context; returns its name.
    private func adopt(_ object: NSManagedObject) -> Record.Name {
        if object.managedObjectContext == nil, !object.isDeleted {
            managedObjectContext?.insert(object)
        }
        return object.objectID.name
    }

    private func inverse(of key: String) -> NSRelationshipDescription? {
        entity.known.relationships[key]?.inverseRelationship
    }

    /// Sets the related objects of a key, and updates the inverse relationship.
    func relate(_ key: String, to names: RelatedNames) {
        let before = self.names(forKey: key)
        change(key) { $0.relations[key] = names }
        guard let inverse = inverse(of: key), let context = managedObjectContext else { return }
        for name in before.all where !names.contains(name) {
            context.object(named: name).forget(self, by: inverse.name)
        }
        for name in names.all where !before.contains(name) {
            context.object(named: name).referBack(to: self, by: inverse)
        }
    }

    /// Sets the inverse reference to an object, which replaces a previous one.
    private func referBack(to object: NSManagedObject, by inverse: NSRelationshipDescription) {
        let names = names(forKey: inverse.name)
        if !inverse.isToMany, let back = inverse.inverseRelationship {
            for name in names.all where name != object.objectID.name {
                managedObjectContext?.object(named: name).forget(self, by: back.name)
            }
        }
        change(inverse.name) { values in
            if !inverse.isToMany { values.relations[inverse.name]?.removeAll() }
            values.relations[inverse.name, default: RelatedNames(of: inverse)]
                .append(object.objectID.name)
        }
        managedObjectContext?.noteUpdate(of: self)
    }

    /// Removes a reference to an object.
    private func forget(_ object: NSManagedObject, by key: String) {
        guard names(forKey: key).contains(object.objectID.name) else { return }
        change(key) { $0.relations[key]?.remove(object.objectID.name) }
        managedObjectContext?.noteUpdate(of: self)
    }

    /// Applies the delete rules to the related objects of a deleted object.
    func propagateDeletion() {
        guard let context = managedObjectContext else { return }
        for (key, relationship) in entity.known.relationships {
            let others = names(forKey: key).all.map(context.object)
            switch relationship.deleteRule {
            case .noActionDeleteRule, .denyDeleteRule: continue
            case .cascadeDeleteRule:
                for object in others where !object.isDeleted { context.delete(object) }
            case .nullifyDeleteRule:
                guard let inverse = relationship.inverseRelationship else { continue }
                for object in others where !object.isDeleted {
                    object.forget(self, by: inverse.name)
                }
            }
        }
    }
}
