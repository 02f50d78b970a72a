// The names and types are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// What an object is.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The entity's name.
    open var name: String?
    /// The class of its objects.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// The entity that this one is a special case of.
    public internal(set) weak var superentity: NSEntityDescription?
    /// The properties, without those of the entity above.
    open var properties: [NSPropertyDescription] = []

    /// The properties by their names, with those of the entity above.
    open var propertiesByName: [String: NSPropertyDescription] {
        let own = properties.map { ($0.name, $0) }
        return (superentity?.propertiesByName ?? [:]).merging(own) { $1 }
    }

    /// The values by their names, with those of the entity above.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    /// What refers to other objects by its names, with that of the entity above.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// Whether it is an entity or a special case of it.
    open func isKindOf(entity: NSEntityDescription) -> Bool { isKind(of: entity.name) }

    func isKind(of name: String?) -> Bool {
        self.name == name || superentity?.isKind(of: name) ?? false
    }

    /// The entity of a name; one without properties where no model describes it.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? { entity(named: entityName, in: context) }

    private class func entity(
        named name: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription {
        let own = context.persistentStoreCoordinator?.managedObjectModel
        let models = [own].compactMap(\.self) + NSManagedObjectModel.generated.values
        if let entity = models.lazy.compactMap({ $0.entitiesByName[name] }).first { return entity }
        let entity = NSEntityDescription()
        entity.name = name
        return entity
    }

    /// Makes an object of an entity.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = entity(named: entityName, in: context)
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    /// The class of its objects.
    private var objectClass: NSManagedObject.Type {
        managedObjectClassName.flatMap { Self.classes[$0] } ?? NSManagedObject.self
    }

    /// The plugin's classes of objects, by their names.
    private static let classes: [String: NSManagedObject.Type] = {
        let classes = PluginTypes.subclasses().compactMap { $0 as? NSManagedObject.Type }
        return Dictionary(classes.map { ("\($0)", $0) }) { first, _ in first }
    }()
}

/// One property of an object.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The property's name.
    open var name = ""
    /// Whether it may have no value.
    open var isOptional = true
}

/// A property that is a value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The value of new objects.
    open var defaultValue: Any?
    /// The type of the value.
    open var attributeType = NSAttributeType.undefinedAttributeType
}

/// A property that is other objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// What the others are.
    public internal(set) weak var destinationEntity: NSEntityDescription?
    /// How many there may be; 0: any number.
    open var maxCount = 0
    /// Whether they have an order.
    open var isOrdered = false

    var destinationName = ""
    /// The others' property that refers back.
    var inverseName: String?

    /// Whether there may be several.
    open var isToMany: Bool { maxCount != 1 }

    /// The others' property that refers back.
    open var inverseRelationship: NSRelationshipDescription? {
        inverseName.flatMap { destinationEntity?.relationshipsByName[$0] }
    }
}

/// The type of a value.
public enum NSAttributeType: UInt, Sendable {
    /// Not known.
    case undefinedAttributeType = 0
    /// A number of 16 bits.
    case integer16AttributeType = 100
    /// A number of 32 bits.
    case integer32AttributeType = 200
    /// A number of 64 bits.
    case integer64AttributeType = 300
    /// A decimal number.
    case decimalAttributeType = 400
    /// A number with a fraction.
    case doubleAttributeType = 500
    /// A number with a short fraction.
    case floatAttributeType = 600
    /// A text.
    case stringAttributeType = 700
    /// Yes or no.
    case booleanAttributeType = 800
    /// A date.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// A UUID.
    case UUIDAttributeType = 1100
    /// A URL.
    case URIAttributeType = 1200
    /// Something that is made into bytes.
    case transformableAttributeType = 1800
}

/// The entities of a store.
///
/// Differs from Apple: the entities of a file are known where PortholeBuild made source of the `.xcdatamodeld` of
/// its name; otherwise a model read from a file is empty.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The entities.
    open var entities: [NSEntityDescription] = []

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    }

    /// Makes a model without entities.
    public override init() {}

    /// The model of a file's name.
    public init?(contentsOf url: URL) {
        let name = url.deletingPathExtension().lastPathComponent
        entities = Self.generated[name]?.entities ?? []
    }

    /// All models of the plugin as one.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let model = NSManagedObjectModel()
        model.entities = generated.values.flatMap(\.entities)
        return model
    }
}
