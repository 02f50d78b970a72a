public import Foundation

/// What is looked for, and in which order.
open class PHFetchOptions: NSObject {
    /// What is looked for.
    open var predicate: NSPredicate?
    /// The sort order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0: any.
    open var fetchLimit = 0
    /// Whether what is kept out of sight counts.
    open var includeHiddenAssets = false
    /// Whether all of a burst count.
    open var includeAllBurstAssets = false

    /// All of them.
    public override init() {}
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    override init() {}

    /// None.
    open var count: Int { 0 }
    /// None.
    open var firstObject: ObjectType? { nil }
    /// None.
    open var lastObject: ObjectType? { nil }

    /// Never called: there are none.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}

    /// None.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }

    /// Ends the plugin, as on Apple's platforms where there is no such object: there are none.
    open func object(at index: Int) -> ObjectType {
        preconditionFailure("PHFetchResult.object(at: \(index)): there are no photographs.")
    }

    /// Ends the plugin, as on Apple's platforms where there is no such object: there are none.
    open subscript(index: Int) -> ObjectType { object(at: index) }

    /// How many photographs there are of a kind: none.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}
