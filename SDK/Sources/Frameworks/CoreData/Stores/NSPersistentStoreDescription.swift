public import Foundation

/// The location and options of a store.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread and then read.

    /// The file of the store.
    open var url: URL?
    /// The type of the store.
    open var type = NSSQLiteStoreType
    /// Whether the store is read-only.
    open var isReadOnly: Bool {
        get { (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
        set { setOption(NSNumber(value: newValue), forKey: NSReadOnlyPersistentStoreOption) }
    }
    /// Whether a store of an older model is migrated.
    ///
    /// No effect here: it always is; new attributes get their defaults.
    open var shouldMigrateStoreAutomatically = true
    /// Whether the mapping from an older model is inferred.
    ///
    /// No effect here: it always is.
    open var shouldInferMappingModelAutomatically = true
    /// The iCloud container of the store.
    ///
    /// No effect here: stores are not synchronized.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    /// Describes a store in a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Whether the store is opened in the background.
    ///
    /// No effect here: it is open when the call returns.
    open var shouldAddStoreAsynchronously = false
    /// How long to wait for other processes, in seconds.
    ///
    /// No effect here: five seconds at most.
    open var timeout: TimeInterval = 240
    /// The part of the model that the store has.
    ///
    /// Differs from Apple: each store can have objects of all entities.
    open var configuration: String?
    /// The options that were set.
    public private(set) var options: [String: NSObject] = [:]

    /// Sets a pragma of SQLite.
    ///
    /// No effect here: the SDK sets its own.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

    /// Sets an option of the store.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}
