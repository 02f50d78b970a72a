import Foundation

/// Objects in sections: consecutive objects with the same section name form one.
struct FetchedSections {
    struct Section: NSFetchedResultsSectionInfo {
        let name: String
        var found: [NSManagedObject] = []

        var indexTitle: String? { name.first.map { $0.uppercased() } }
        var numberOfObjects: Int { found.count }
        var objects: [Any]? { found }
    }

    private(set) var sections: [Section] = []
    private(set) var places: [NSManagedObject: IndexPath] = [:]

    init(_ objects: [NSManagedObject], by path: String?) {
        if path == nil { sections = [Section(name: "")] }
        for object in objects {
            let name = path.map { Self.name(of: object, $0) } ?? ""
            if sections.last?.name != name { sections.append(Section(name: name)) }
            let section = sections.count - 1
            places[object] = [section, sections[section].found.count]
            sections[section].found.append(object)
        }
    }

    private static func name(of object: NSManagedObject, _ path: String) -> String {
        var value: Any? = object
        for key in path.split(separator: ".") {
            value = (value as? NSManagedObject)?.value(forKey: String(key))
        }
        return value.map { "\($0)" } ?? ""
    }

    func place(of object: NSManagedObject) -> IndexPath? { places[object] }

    subscript(place: IndexPath) -> NSManagedObject? {
        guard place.count == 2, sections.indices.contains(place[0]),
            sections[place[0]].found.indices.contains(place[1])
        else { return nil }
        return sections[place[0]].found[place[1]]
    }
}
