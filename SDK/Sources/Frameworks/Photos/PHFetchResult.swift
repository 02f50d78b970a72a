public import Foundation

/// Options for fetching.
open class PHFetchOptions: NSObject {
    /// The predicate.
    open var predicate: NSPredicate?
    /// The sort order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The maximum number of results; 0 means all.
    open var fetchLimit = 0
    /// Whether hidden assets are included.
    open var includeHiddenAssets = false
    /// Whether all of a burst count.
    open var includeAllBurstAssets = false

    /// All of them.
    public override init() {}
}

/// A fetch result; always empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    override init() {}

    /// The number of results; always 0.
    open var count: Int { 0 }
    /// Always `nil`.
    open var firstObject: ObjectType? { nil }
    /// Always `nil`.
    open var lastObject: ObjectType? { nil }

    /// Never calls the block, because there are no results.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}

    /// Returns the objects at indexes; always empty.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }

    /// Crashes, as on Apple's platforms for an invalid index, because there are no objects.
    open func object(at index: Int) -> ObjectType {
        preconditionFailure("PHFetchResult.object(at: \(index)): there are no photographs.")
    }

    /// Crashes, as on Apple's platforms for an invalid index, because there are no objects.
    open subscript(index: Int) -> ObjectType { object(at: index) }

    /// Returns the number of assets of a type; always 0.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}
