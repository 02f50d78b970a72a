/// Other objects that an object refers to.
struct RelationshipDefinition {
    let name: String
    let destination: String
    let isOptional: Bool
    let isToMany: Bool
    let isOrdered: Bool
    let inverse: String?
    /// The delete rule, as named by Xcode.
    let deletionRule: String

    /// The case for each of Xcode's names.
    static let rules = [
        "No Action": "noActionDeleteRule", "Nullify": "nullifyDeleteRule",
        "Cascade": "cascadeDeleteRule", "Deny": "denyDeleteRule",
    ]

    init?(_ attributes: [String: String]) {
        guard let name = attributes["name"] else { return nil }
        self.name = name
        destination = attributes["destinationEntity"] ?? ""
        isOptional = attributes["optional"] == "YES"
        deletionRule = attributes["deletionRule"] ?? "Nullify"
        isToMany = attributes["toMany"] == "YES"
        isOrdered = attributes["ordered"] == "YES"
        inverse = attributes["inverseName"]
    }
}
