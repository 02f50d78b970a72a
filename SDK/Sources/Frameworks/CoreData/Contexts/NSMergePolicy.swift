// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Whose value counts.
public enum NSMergePolicyType: UInt, Sendable {
    /// Saving fails.
    case errorMergePolicyType
    /// The store's.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// The context's.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// The context's, with all of the object's others.
    case overwriteMergePolicyType
    /// The store's, with all of the object's others.
    case rollbackMergePolicyType
}

/// Whose value counts when others saved an object that a context changed.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// Whose value counts.
    public let mergeType: NSMergePolicyType

    /// Takes whose value counts.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Saving fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The context's.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(
        merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The store's.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(
        merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// The context's, with all of the object's others.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The store's, with all of the object's others.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// An object that others saved after a context read it.
open class NSMergeConflict: NSObject {
    /// The context's object.
    public let sourceObject: NSManagedObject
    /// The save that is newest; 0 where the object was deleted.
    public let newVersionNumber: Int
    /// The save that the context knows.
    public let oldVersionNumber: Int
    /// The values that the context has.
    public let objectSnapshot: [String: Any]?

    init(_ object: NSManagedObject, version: Int64) {
        sourceObject = object
        newVersionNumber = Int(version)
        oldVersionNumber = Int(object.version)
        objectSnapshot = object.changedValues()
    }

    /// The error of a save that others were faster than.
    static func error(_ object: NSManagedObject, version: Int64) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError,
            userInfo: [
                NSLocalizedDescriptionKey: "Could not merge changes.",
                "conflictList": [NSMergeConflict(object, version: version)],
            ])
    }
}

/// Objects with the same values where a model says that no two have them.
open class NSConstraintConflict: NSObject {
    /// The objects of the context.
    public let conflictingObjects: [NSManagedObject]

    init(_ object: NSManagedObject) { conflictingObjects = [object] }

    /// The error of a save of such objects.
    static func error(_ object: NSManagedObject) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
            userInfo: [
                NSLocalizedDescriptionKey: "Could not merge changes.",
                "conflictList": [NSConstraintConflict(object)],
            ])
    }
}

/// Saving fails.
public let NSErrorMergePolicy: Any & Sendable = NSMergePolicy.error
/// The context's value counts.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable = NSMergePolicy
    .mergeByPropertyObjectTrump
/// The store's value counts.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable = NSMergePolicy
    .mergeByPropertyStoreTrump
/// The context's object counts.
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite
/// The store's object counts.
public let NSRollbackMergePolicy: Any & Sendable = NSMergePolicy.rollback
