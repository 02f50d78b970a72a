import Foundation

extension NSManagedObject {
    /// Adds objects to those that a key refers to.
    public func _add(_ objects: some Sequence, forKey key: String) {
        let added = objects.compactMap { $0 as? NSManagedObject }
        let before = relatedObjects(forKey: key)
        setValue(collection(before + added, forKey: key), forKey: key)
    }

    /// Removes objects from those that a key refers to.
    public func _remove(_ objects: some Sequence, forKey key: String) {
        let removed = objects.compactMap { $0 as? NSManagedObject }
        let left = relatedObjects(forKey: key).filter { !removed.contains($0) }
        setValue(collection(left, forKey: key), forKey: key)
    }

    /// The objects that a key refers to, one or many.
    func relatedObjects(forKey key: String) -> [NSManagedObject] {
        switch value(forKey: key) {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }

    /// Has the objects that a key referred to before, and those that it refers to now, refer back as its model says.
    func relate(_ key: String, before: [NSManagedObject]) {
        guard let inverse = entity.relationshipsByName[key]?.inverseRelationship else { return }
        let after = relatedObjects(forKey: key)
        for object in before where !after.contains(object) { object.forget(self, inverse.name) }
        for object in after where !before.contains(object) {
            let others = object.relatedObjects(forKey: inverse.name)
            if inverse.isToMany {
                let all = object.collection(others + [self], forKey: inverse.name)
                object.change(inverse.name, to: all)
            } else {
                for other in others where other !== self { other.forget(object, key) }
                object.change(inverse.name, to: self)
            }
        }
    }

    private func forget(_ object: NSManagedObject, _ key: String) {
        let left = relatedObjects(forKey: key).filter { $0 !== object }
        let isToMany = entity.relationshipsByName[key]?.isToMany ?? false
        change(key, to: isToMany ? collection(left, forKey: key) : nil)
    }

    private func collection(_ objects: [NSManagedObject], forKey key: String) -> Any {
        let isOrdered = entity.relationshipsByName[key]?.isOrdered ?? false
        return isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }
}
