/// An entity of a model.
struct EntityDefinition {
    /// Which source Xcode makes of an entity.
    enum Generation: String {
        case `class`
        case category
        case none
    }

    let name: String
    /// The class's name without a module's.
    let className: String
    let parent: String?
    let generation: Generation
    let isAbstract: Bool
    /// The lists of attributes whose values are unique.
    var uniquenessConstraints: [[String]] = []
    var attributes: [AttributeDefinition] = []
    var relationships: [RelationshipDefinition] = []

    init?(_ attributes: [String: String]) {
        guard let name = attributes["name"] else { return nil }
        self.name = name
        let className = attributes["representedClassName"] ?? "NSManagedObject"
        self.className = className.split(separator: ".").last.map(String.init) ?? className
        parent = attributes["parentEntity"]
        isAbstract = attributes["isAbstract"] == "YES"
        generation = attributes["codeGenerationType"].flatMap(Generation.init) ?? .none
    }

    /// Why no source can be made; `nil` when it can.
    func problem(among entities: [EntityDefinition]) -> String? {
        let names = Set(entities.map(\.name))
        if let parent, !names.contains(parent) {
            return "the entity '\(name)' is a '\(parent)', which is not there"
        }
        if let lost = relationships.first(where: { !names.contains($0.destination) }) {
            return "'\(name).\(lost.name)' refers to '\(lost.destination)', which is not there"
        }
        if let odd = attributes.first(where: { AttributeDefinition.types[$0.type] == nil }) {
            return "'\(name).\(odd.name)' is of the unknown type '\(odd.type)'"
        }
        let own = [name, className] + attributes.map(\.name) + relationships.map(\.name)
        return own.first { !$0.isIdentifier }.map { "'\($0)' is not a Swift identifier" }
    }
}
