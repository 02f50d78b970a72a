public import Foundation

/// One property of an object.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The property's name.
    open var name = ""
    /// Whether it may have no value.
    open var isOptional = true
    /// Whether it is never saved.
    open var isTransient = false
    /// The author's own values.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// The name it had in an older model.
    ///
    /// No effect here: a property of another name is another one.
    open var renamingIdentifier: String?
    /// The entity that has it.
    public internal(set) weak var entity: NSEntityDescription?
}

/// A property that is a value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
    /// The value of new objects.
    open var defaultValue: Any?
    /// The type of the value.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The class of the value, where it is made into bytes.
    open var attributeValueClassName: String?
    /// The name of the `ValueTransformer` that makes bytes of the value.
    ///
    /// No effect here: `NSKeyedArchiver` does. There are no others on Linux.
    open var valueTransformerName: String?
    /// Whether bytes may lie in files of their own.
    ///
    /// No effect here: they lie in the store.
    open var allowsExternalBinaryDataStorage = false
    /// Whether the value is kept in the history of deleted objects.
    ///
    /// No effect here: no values are.
    open var preservesValueInHistoryOnDeletion = false
}

/// What becomes of the objects that a deleted one referred to.
public enum NSDeleteRule: UInt, Sendable {
    /// They go on referring to what is gone.
    case noActionDeleteRule
    /// They no longer refer to it.
    case nullifyDeleteRule
    /// They are deleted, too.
    case cascadeDeleteRule
    /// As long as there are any, it cannot be deleted.
    case denyDeleteRule
}

/// A property that is other objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// What the others are.
    open weak var destinationEntity: NSEntityDescription?
    /// How many there must be.
    open var minCount = 0
    /// How many there may be; 0: any number.
    open var maxCount = 0
    /// Whether they have an order.
    open var isOrdered = false
    /// What becomes of the others when the object is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule

    var destinationName = ""
    /// The name of the others' property that refers back.
    var inverseName: String?
    private weak var givenInverse: NSRelationshipDescription?

    /// Whether there may be several.
    open var isToMany: Bool { maxCount != 1 }

    /// The others' property that refers back.
    open var inverseRelationship: NSRelationshipDescription? {
        get {
            givenInverse ?? inverseName.flatMap { destinationEntity?.relationshipsByName[$0] }
        }
        set { givenInverse = newValue }
    }
}
