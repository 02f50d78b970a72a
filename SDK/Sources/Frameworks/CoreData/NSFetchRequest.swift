public import Foundation

/// Asks a context for objects.
open class NSFetchRequest<ResultType>: NSObject {
    /// The entity's name.
    public let entityName: String?
    /// Which objects; `nil`: all.
    open var predicate: NSPredicate?
    /// In which order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0 means all.
    open var fetchLimit = 0
    /// How many are left out first.
    open var fetchOffset = 0
    /// How many are read at a time.
    ///
    /// No effect here: all are in memory.
    open var fetchBatchSize = 0
    /// Whether objects come without their values.
    ///
    /// No effect here: all are in memory.
    open var returnsObjectsAsFaults = true
    /// Which other objects come along.
    ///
    /// No effect here: all are in memory.
    open var relationshipKeyPathsForPrefetching: [String]?

    /// Asks for all objects of an entity.
    public init(entityName: String) { self.entityName = entityName }

    /// Asks for all objects.
    public override init() { entityName = nil }
}

extension NSSortDescriptor {
    /// Orders by a key's value.
    ///
    /// No effect here: objects on Linux have no values for keys, so they keep their order.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSObject.hash, ascending: ascending) { _, _ in .orderedSame }
    }
}
