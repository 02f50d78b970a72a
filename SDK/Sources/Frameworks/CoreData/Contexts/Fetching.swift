import Foundation
import RecordStore

extension NSManagedObjectContext {
    /// Returns the objects that match a request, including changes by others and unsaved ones.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        try lock.withLock {
            try refreshObjects()
            defer { processPendingChanges() }
            switch request.resultType {
            case .countResultType:
                return [NSNumber(value: try count(for: request))].compactMap { $0 as? T }
            case .managedObjectIDResultType:
                return objects(for: request).compactMap { $0.objectID as? T }
            case .dictionaryResultType:
                return request.dictionaries(of: objects(for: request)).compactMap { $0 as? T }
            default: return objects(for: request).compactMap { $0 as? T }
            }
        }
    }

    /// Returns the number of objects that match a request.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try lock.withLock {
            try refreshObjects()
            let all =
                request.predicate == nil
                ? names(for: request).count : matching(request).count
            let rest = max(0, all - max(0, request.fetchOffset))
            return request.fetchLimit > 0 ? min(rest, request.fetchLimit) : rest
        }
    }

    private func names<T>(for request: NSFetchRequest<T>) -> [Record.Name] {
        let entities = request.wantedEntity.map { kinds(of: $0, request.includesSubentities) }
        return names(of: entities, includesChanges: request.includesPendingChanges)
    }

    /// Returns the name of an entity, and of its subentities if they are included.
    private func kinds(of name: String, _ includesSubentities: Bool) -> Set<String> {
        var kinds: Set = [name]
        guard includesSubentities else { return kinds }
        var waiting = entity(named: name).subentities
        while let entity = waiting.popLast() {
            if kinds.insert(entity.name ?? "").inserted { waiting += entity.subentities }
        }
        return kinds
    }

    private func matching<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
        let objects = names(for: request).lazy.map(object)
        guard let predicate = request.predicate else { return Array(objects) }
        // Lazily, so that an object that does not match is released at once.
        return objects.filter { predicate.evaluate(with: $0) }
    }

    private func objects<T>(for request: NSFetchRequest<T>) -> [NSManagedObject] {
        var found = matching(request)
        if let order = request.sortDescriptors, !order.isEmpty {
            found.sort { first, second in
                let orders = order.lazy.map { $0.compare(first, to: second) }
                return orders.first { $0 != .orderedSame } == .orderedAscending
            }
        }
        let rest = found.dropFirst(max(0, request.fetchOffset))
        let answer = request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest
        // Their values remain readable after the context is released.
        if !request.returnsObjectsAsFaults { for object in answer { _ = object.values } }
        return Array(answer)
    }
}

extension NSFetchRequest {
    /// Returns the values of objects by name: of the properties to fetch, or of all attributes.
    fileprivate func dictionaries(of objects: [NSManagedObject]) -> [NSDictionary] {
        let names = propertiesToFetch?.compactMap { property in
            (property as? NSPropertyDescription)?.name ?? property as? String
        }
        var seen: Set<NSDictionary> = []
        return objects.compactMap { object in
            let keys = names ?? Array(object.entity.attributesByName.keys)
            let values = NSMutableDictionary()
            for key in keys {
                switch object.value(forKey: key) {
                case let related as NSManagedObject: values[key] = related.objectID
                case let value?: values[key] = value
                case nil: break
                }
            }
            return !returnsDistinctResults || seen.insert(values).inserted ? values : nil
        }
    }
}
