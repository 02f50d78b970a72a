import Foundation

// Used by the source that PortholeBuild generates from data models.

/// A data model that PortholeBuild compiled to source.
@_alwaysEmitConformanceMetadata
public protocol _DataModel {
    /// The name of the model.
    static var _name: String { get }
    /// The entities.
    static var _entities: [_Entity] { get }
}

/// An entity as generated source describes it.
public struct _Entity {
    /// A property as generated source describes it.
    public struct Property {
        let description: NSPropertyDescription

        /// Describes an attribute.
        public static func attribute(
            _ name: String, _ type: NSAttributeType, isOptional: Bool, default value: Any? = nil,
            isTransient: Bool = false
        ) -> Property {
            let description = NSAttributeDescription()
            description.name = name
            description.attributeType = type
            description.isOptional = isOptional
            description.defaultValue = value.map { type.accepted($0) ?? $0 }
            description.isTransient = isTransient
            return Property(description: description)
        }

        /// Describes a relationship.
        public static func relationship(
            _ name: String, to destination: String, isOptional: Bool = true, isToMany: Bool,
            isOrdered: Bool, inverse: String?, deletion: NSDeleteRule = .nullifyDeleteRule
        ) -> Property {
            let description = NSRelationshipDescription()
            description.name = name
            description.destinationName = destination
            description.isOptional = isOptional
            description.minCount = isOptional ? 0 : 1
            description.maxCount = isToMany ? 0 : 1
            description.deleteRule = deletion
            description.isOrdered = isOrdered
            description.inverseName = inverse
            return Property(description: description)
        }
    }

    let name: String
    let className: String
    let parent: String?
    let properties: [Property]
    let isAbstract: Bool
    let unique: [[String]]

    /// Creates the description of an entity.
    public init(
        _ name: String, class className: String, parent: String?, isAbstract: Bool = false,
        unique: [[String]] = [], _ properties: [Property]
    ) {
        self.name = name
        self.className = className
        self.parent = parent
        self.isAbstract = isAbstract
        self.unique = unique
        self.properties = properties
    }
}

extension NSManagedObjectModel {
    /// The compiled models of the plugin, by name.
    static let generated: [String: NSManagedObjectModel] = {
        let types = PluginTypes.conforming(to: "_DataModel")
            .compactMap { $0 as? any _DataModel.Type }
        let models = types.map { ($0._name, NSManagedObjectModel(of: $0._entities)) }
        return Dictionary(models) { first, _ in first }
    }()

    convenience init(of definitions: [_Entity]) {
        self.init()
        entities = definitions.map { definition in
            let entity = NSEntityDescription()
            entity.name = definition.name
            entity.managedObjectClassName = definition.className
            entity.isAbstract = definition.isAbstract
            entity.uniquenessConstraints = definition.unique
            entity.properties = definition.properties.map(\.description)
            return entity
        }
        let byName = entitiesByName
        for (entity, definition) in zip(entities, definitions) {
            definition.parent.flatMap { byName[$0] }?.subentities.append(entity)
            for case let relationship as NSRelationshipDescription in entity.properties {
                relationship.destinationEntity = byName[relationship.destinationName]
            }
        }
    }
}

extension NSManagedObject {
    /// Returns the number of a key, or 0.
    public func _number<Number: ExpressibleByIntegerLiteral>(forKey key: String) -> Number {
        number(forKey: key) ?? 0
    }

    /// Returns the Boolean of a key, or `false`.
    public func _number(forKey key: String) -> Bool { number(forKey: key) ?? false }

    private func number<Number>(forKey key: String) -> Number? {
        let value = value(forKey: key)
        return value as? Number ?? (value as? NSNumber) as? Number
    }
}
