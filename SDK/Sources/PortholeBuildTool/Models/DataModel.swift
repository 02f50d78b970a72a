import Foundation
import FoundationXML

/// What an `.xcdatamodeld` folder describes: the entities of a store.
struct DataModel {
    let name: String
    let entities: [EntityDefinition]

    /// Reads the current version of a model as Xcode writes it.
    init(folder: String) throws(DataModelError) {
        let folder = URL(filePath: folder)
        name = folder.deletingPathExtension().lastPathComponent
        let contents = try Self.version(in: folder).appending(path: "contents")
        guard let parser = XMLParser(contentsOf: contents) else {
            throw DataModelError(file: contents.path, problem: "it cannot be read")
        }
        let reader = DataModelReader()
        parser.delegate = reader
        guard parser.parse() else {
            throw DataModelError(file: contents.path, problem: "it is no XML of a data model")
        }
        entities = reader.entities
        for entity in entities {
            if let problem = entity.problem(among: entities) {
                throw DataModelError(file: contents.path, problem: problem)
            }
        }
    }

    /// The version that the folder names as the current one, or its only one.
    private static func version(in folder: URL) throws(DataModelError) -> URL {
        let mark = try? Data(contentsOf: folder.appending(path: ".xccurrentversion"))
        let list = mark.flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil)
        }
        if let name = (list as? [String: Any])?["_XCCurrentVersionName"] as? String {
            return folder.appending(path: name)
        }
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        let versions = (files ?? []).filter { $0.pathExtension == "xcdatamodel" }
        guard let only = versions.first, versions.count == 1 else {
            throw DataModelError(
                file: folder.path, problem: "it does not say which version is current")
        }
        return only
    }
}

/// What is wrong with an `.xcdatamodeld` folder.
struct DataModelError: Error, CustomStringConvertible {
    let file: String
    let problem: String

    var description: String { "The data model '\(file)' cannot be used: \(problem)." }
}

/// One entity of a model.
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
    /// Lists of attributes whose values no two objects have alike.
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
        return own.first { !$0.isIdentifier }.map { "'\($0)' is no name in Swift" }
    }
}

/// A value of an entity.
struct AttributeDefinition {
    let name: String
    let type: String
    let isOptional: Bool
    let isScalar: Bool
    let isTransient: Bool
    let defaultValue: String?
    /// The class of a value that is made into bytes.
    let className: String?

    init?(_ attributes: [String: String]) {
        guard let name = attributes["name"] else { return nil }
        self.name = name
        type = attributes["attributeType"] ?? "Undefined"
        isOptional = attributes["optional"] == "YES"
        isScalar = attributes["usesScalarValueType"] == "YES"
        isTransient = attributes["transient"] == "YES"
        // Dates have theirs as seconds since 2001.
        defaultValue = attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"]
        className = attributes["customClassName"]
    }

    /// For each type of Xcode's: its case, its class, and the type of its numbers.
    static let types: [String: (type: String, class: String, scalar: String?)] = [
        "Integer 16": ("integer16AttributeType", "NSNumber", "Int16"),
        "Integer 32": ("integer32AttributeType", "NSNumber", "Int32"),
        "Integer 64": ("integer64AttributeType", "NSNumber", "Int64"),
        "Double": ("doubleAttributeType", "NSNumber", "Double"),
        "Float": ("floatAttributeType", "NSNumber", "Float"),
        "Boolean": ("booleanAttributeType", "NSNumber", "Bool"),
        "Decimal": ("decimalAttributeType", "NSDecimalNumber", nil),
        "String": ("stringAttributeType", "String", nil),
        "Date": ("dateAttributeType", "Date", nil),
        "Binary": ("binaryDataAttributeType", "Data", nil),
        "UUID": ("UUIDAttributeType", "UUID", nil),
        "URI": ("URIAttributeType", "URL", nil),
        "Transformable": ("transformableAttributeType", "NSObject", nil),
        "Undefined": ("undefinedAttributeType", "NSObject", nil),
    ]
}

/// Other objects that an object refers to.
struct RelationshipDefinition {
    let name: String
    let destination: String
    let isOptional: Bool
    let isToMany: Bool
    let isOrdered: Bool
    let inverse: String?
    /// What becomes of the others when the object is deleted, in Xcode's word.
    let deletionRule: String

    /// For each of Xcode's words: its case.
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

/// Collects the entities of a model's XML.
private final class DataModelReader: NSObject, XMLParserDelegate {
    private(set) var entities: [EntityDefinition] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes: [String: String]
    ) {
        switch elementName {
        case "entity": entities += [EntityDefinition(attributes)].compactMap(\.self)
        case "attribute" where !entities.isEmpty:
            entities[entities.count - 1].attributes +=
                [AttributeDefinition(attributes)].compactMap(\.self)
        case "relationship" where !entities.isEmpty:
            entities[entities.count - 1].relationships +=
                [RelationshipDefinition(attributes)].compactMap(\.self)
        case "uniquenessConstraint" where !entities.isEmpty:
            entities[entities.count - 1].uniquenessConstraints.append([])
        case "constraint":
            guard let name = attributes["value"], let last = entities.indices.last,
                let list = entities[last].uniquenessConstraints.indices.last
            else { return }
            entities[last].uniquenessConstraints[list].append(name)
        default: break
        }
    }
}
