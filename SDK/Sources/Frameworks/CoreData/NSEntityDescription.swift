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
    /// The properties by their names.
    ///
    /// Differs from Apple: not known without Core Data's compiler.
    open var attributesByName: [String: NSAttributeDescription] = [:]
    /// The properties.
    open var properties: [NSPropertyDescription] = []

    /// The entity of a name.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        let entity = NSEntityDescription()
        entity.name = entityName
        return entity
    }

    /// Makes an object of an entity.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = NSEntityDescription()
        entity.name = entityName
        return NSManagedObject(entity: entity, insertInto: context)
    }
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
/// Differs from Apple: a model's file cannot be read without Core Data's compiler; a model read from one is empty.
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

    /// Makes a model without entities, whatever lies in the file.
    public init?(contentsOf url: URL) {}

    /// Makes a model without entities, whatever lies in the bundles.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        NSManagedObjectModel()
    }
}
