public import CoreData

extension EnvironmentValues {
    private struct ManagedObjectContextKey: EnvironmentKey {
        static var defaultValue: NSManagedObjectContext {
            NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        }
    }

    /// The context of the store around a view; one without a store where there is none.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
