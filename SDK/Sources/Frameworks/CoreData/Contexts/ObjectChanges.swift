/// The changes of a context's objects.
struct ObjectChanges {
    var inserted: Set<NSManagedObject> = []
    var updated: Set<NSManagedObject> = []
    var deleted: Set<NSManagedObject> = []
    var refreshed: Set<NSManagedObject> = []

    var isEmpty: Bool {
        inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
    }

    /// The changes as notifications have them.
    var userInfo: [AnyHashable: Any] {
        let sets = [
            NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated.subtracting(inserted),
            NSDeletedObjectsKey: deleted, NSRefreshedObjectsKey: refreshed,
        ]
        return sets.filter { !$1.isEmpty }
    }
}
