// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Which of two conflicting values is saved.
public enum NSMergePolicyType: UInt, Sendable {
    /// Saving fails.
    case errorMergePolicyType
    /// The value in the store wins.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// The value in the context wins.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// The object in the context wins, with all of its values.
    case overwriteMergePolicyType
    /// The object in the store wins, with all of its values.
    case rollbackMergePolicyType
}

/// The policy for conflicts: a context changed an object that others saved meanwhile.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// Which of two conflicting values is saved.
    public let mergeType: NSMergePolicyType

    /// Creates a policy.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Saving fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The value in the context wins.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(
        merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The value in the store wins.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(
        merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// The object in the context wins, with all of its values.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The object in the store wins, with all of its values.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// An object that others saved after a context read it.
open class NSMergeConflict: NSObject {
    /// The object in the context.
    public let sourceObject: NSManagedObject
    /// The newest version of the object; 0 if it was deleted.
    public let newVersionNumber: Int
    /// The version of the object in the context.
    public let oldVersionNumber: Int
    /// The values in the context.
    public let objectSnapshot: [String: Any]?

    init(_ object: NSManagedObject, version: Int64) {
        sourceObject = object
        newVersionNumber = Int(version)
        oldVersionNumber = Int(object.version)
        objectSnapshot = object.changedValues()
    }

    /// Returns the error of a save whose object others saved first.
    static func error(_ object: NSManagedObject, version: Int64) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectMergeError,
            userInfo: [
                NSLocalizedDescriptionKey: "Could not merge changes.",
                "conflictList": [NSMergeConflict(object, version: version)],
            ])
    }
}

/// Objects with equal values that must be unique.
open class NSConstraintConflict: NSObject {
    /// The conflicting objects of the context.
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
/// The value in the context wins.
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable = NSMergePolicy
    .mergeByPropertyObjectTrump
/// The value in the store wins.
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable = NSMergePolicy
    .mergeByPropertyStoreTrump
/// The object in the context wins, with all of its values.
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite
/// The object in the store wins, with all of its values.
public let NSRollbackMergePolicy: Any & Sendable = NSMergePolicy.rollback
