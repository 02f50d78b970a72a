public import CoreData

extension EnvironmentValues {
    private struct ManagedObjectContextKey: EnvironmentKey {
        static var defaultValue: NSManagedObjectContext {
            NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        }
    }

    /// The managed object context in the environment; one without a store if none is set.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
