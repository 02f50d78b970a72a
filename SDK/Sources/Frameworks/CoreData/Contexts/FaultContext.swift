/// Replaces the context while an object is created whose values are stored.
///
/// An author's class has one initializer for objects of both kinds.
final class FaultContext: NSManagedObjectContext, @unchecked Sendable {
    // Unchecked: used with the owner's lock held.

    /// The context of the object.
    private(set) weak var owner: NSManagedObjectContext?
    /// The name of the next object.
    private(set) var objectID = NSManagedObjectID()

    init(for owner: NSManagedObjectContext) {
        self.owner = owner
        super.init(concurrencyType: owner.concurrencyType)
    }

    /// Creates the object with a name.
    func fault(_ id: NSManagedObjectID) -> NSManagedObject {
        objectID = id
        return id.entity.objectClass.init(entity: id.entity, insertInto: self)
    }
}
