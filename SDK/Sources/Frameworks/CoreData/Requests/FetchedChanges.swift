import Foundation

/// The differences between fetched objects and the previous ones.
struct FetchedChanges {
    struct ObjectChange {
        let object: NSManagedObject
        let type: NSFetchedResultsChangeType
        var old: IndexPath?
        var new: IndexPath?
    }

    private(set) var sections:
        [(section: any NSFetchedResultsSectionInfo, index: Int, type: NSFetchedResultsChangeType)] =
            []
    private(set) var objects: [ObjectChange] = []

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    init(from old: FetchedSections, to new: FetchedSections, changed: Set<NSManagedObject>) {
        let (oldNames, newNames) = (Set(old.sections.map(\.name)), Set(new.sections.map(\.name)))
        for (index, section) in old.sections.enumerated() where !newNames.contains(section.name) {
            sections.append((section, index, .delete))
        }
        for (index, section) in new.sections.enumerated() where !oldNames.contains(section.name) {
            sections.append((section, index, .insert))
        }
        let gone = old.sections.flatMap(\.found).filter { new.places[$0] == nil }
        objects = gone.map { ObjectChange(object: $0, type: .delete, old: old.places[$0]) }
        let moved = Self.moved(from: old, to: new)
        for object in new.sections.flatMap(\.found) {
            let (before, after) = (old.places[object], new.places[object])
            if before == nil {
                objects.append(ObjectChange(object: object, type: .insert, new: after))
            } else if moved.contains(object) {
                objects.append(ObjectChange(object: object, type: .move, old: before, new: after))
            } else if changed.contains(object) {
                objects.append(ObjectChange(object: object, type: .update, old: before, new: after))
            }
        }
    }

    /// Returns the objects whose order among the remaining ones, or whose section, is another.
    private static func moved(
        from old: FetchedSections, to new: FetchedSections
    ) -> Set<NSManagedObject> {
        let (before, after) = (old.order(among: new), new.order(among: old))
        var moved: Set<NSManagedObject> = []
        for (name, objects) in after {
            for case .insert(_, let object, _) in objects.difference(from: before[name] ?? []) {
                moved.insert(object)
            }
        }
        return moved
    }
}

extension FetchedSections {
    /// Returns the objects of each section that `others` contains, too.
    fileprivate func order(among others: FetchedSections) -> [String: [NSManagedObject]] {
        let shared = sections.map { section in
            (section.name, section.found.filter { others.places[$0] != nil })
        }
        return Dictionary(shared, uniquingKeysWith: +)
    }
}
