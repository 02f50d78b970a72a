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

/// Whose value counts when two contexts changed the same.
///
/// No effect here: contexts of one store share its objects.
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
