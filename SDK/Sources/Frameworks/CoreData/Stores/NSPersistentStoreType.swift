// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension NSPersistentStore {
    /// The type of a store.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name, as the constants have it.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A SQLite file.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// Memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        /// A binary file.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }
}

/// A store in a SQLite file.
public let NSSQLiteStoreType = "SQLite"
/// Memory.
public let NSInMemoryStoreType = "InMemory"
/// A binary file; here it is a SQLite file as well.
public let NSBinaryStoreType = "Binary"
/// The option that records history; it is always recorded here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that has `NSPersistentStoreRemoteChange` posted.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option that migrates stores of older models.
public let NSMigratePersistentStoresAutomaticallyOption =
    "NSMigratePersistentStoresAutomaticallyOption"
/// The option that infers the mapping from an older model.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option that opens a store without changing it.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option for SQLite pragmas.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option for file protection.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
