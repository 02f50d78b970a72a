/// Stands in for a context while it creates the object of a stored record.
///
/// An author's class has one initializer for inserted and for stored objects; this context tells it
/// that the object is stored.
final class FaultContext: NSManagedObjectContext, @unchecked Sendable {
    // Unchecked: used with the owner's lock held.

    /// The context of the object.
    private(set) weak var owner: NSManagedObjectContext?
    /// The identifier of the next object.
    private(set) var objectID = NSManagedObjectID()

    init(for owner: NSManagedObjectContext) {
        self.owner = owner
        super.init(concurrencyType: owner.concurrencyType)
    }

    /// Creates the object with an identifier; its values are read on demand.
    func fault(_ id: NSManagedObjectID) -> NSManagedObject {
        objectID = id
        return id.entity.objectClass.init(entity: id.entity, insertInto: self)
    }
}
