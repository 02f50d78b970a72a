public import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The name of the property.
    open var name = ""
    /// Whether it may have no value.
    open var isOptional = true
    /// Whether it is never saved.
    open var isTransient = false
    /// Custom data.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The name it had in an older model.
    ///
    /// No effect here: the values of the older property are not read.
    open var renamingIdentifier: String?
    /// The entity that has it.
    public internal(set) weak var entity: NSEntityDescription?
}

/// A property that has a value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The value of new objects.
    open var defaultValue: Any?
    /// The type of the value.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The class of a transformable value.
    open var attributeValueClassName: String?
    /// The name of the `ValueTransformer` for a transformable value.
    ///
    /// No effect here: values are encoded with `NSKeyedArchiver`.
    open var valueTransformerName: String?
    /// Whether data may be stored in separate files.
    ///
    /// No effect here: they are in the store's file.
    open var allowsExternalBinaryDataStorage = false
    /// Whether the value is kept in the history of deleted objects.
    ///
    /// No effect here: no values are kept.
    open var preservesValueInHistoryOnDeletion = false
}

/// What happens to the related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// References to the deleted object remain.
    case noActionDeleteRule
    /// References to the deleted object are removed.
    case nullifyDeleteRule
    /// The related objects are deleted as well.
    case cascadeDeleteRule
    /// The object cannot be deleted while there are related objects.
    case denyDeleteRule
}

/// A property that refers to other objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The destination entity.
    open weak var destinationEntity: NSEntityDescription?
    /// The minimum number of related objects.
    open var minCount = 0
    /// The maximum number of related objects; 0 means no limit.
    open var maxCount = 0
    /// Whether they have an order.
    open var isOrdered = false
    /// What happens to the related objects when the object is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule

    var destinationName = ""
    /// The name of the inverse relationship.
    var inverseName: String?
    private weak var givenInverse: NSRelationshipDescription?

    /// Whether there may be several.
    open var isToMany: Bool { maxCount != 1 }

    /// The property of the destination that refers back.
    open var inverseRelationship: NSRelationshipDescription? {
        get {
            givenInverse ?? inverseName.flatMap { destinationEntity?.relationshipsByName[$0] }
        }
        set { givenInverse = newValue }
    }
}
