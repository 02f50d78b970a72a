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
    /// Whether an older store is brought up to date.
    ///
    /// No effect here: it is, new attributes with their defaults.
    open var shouldMigrateStoreAutomatically = true
    /// Whether how to do so is worked out.
    open var shouldInferMappingModelAutomatically = true
    /// The iCloud container it follows the user through.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    /// Describes a store in a file.
    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    /// Whether opening takes a while.
    ///
    /// No effect here: the store is open when the call returns.
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

    /// Sets how SQLite works.
    ///
    /// No effect here.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

    /// Sets an option of the store.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}
