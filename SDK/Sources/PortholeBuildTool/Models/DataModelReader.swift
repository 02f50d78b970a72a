import Foundation
import FoundationXML

/// Collects the entities of a model's XML.
final class DataModelReader: NSObject, XMLParserDelegate {
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
