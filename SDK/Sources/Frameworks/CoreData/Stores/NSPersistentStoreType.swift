// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension NSPersistentStore {
    /// How a store is kept.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The name, as the constants have it.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// In a SQLite file.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// In memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
        /// In a file of its own kind.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
    }
}

/// A store in a SQLite file.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file of its own kind: a SQLite file, too.
public let NSBinaryStoreType = "Binary"
/// The option that keeps a store's history: it is kept in any case.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that has `NSPersistentStoreRemoteChange` posted.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option that brings older stores up to date.
public let NSMigratePersistentStoresAutomaticallyOption =
    "NSMigratePersistentStoresAutomaticallyOption"
/// The option that works out how to bring older stores up to date.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option that opens a store without changing it.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option that says how SQLite works.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option that says when a store's file can be read.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The key of a store's kind in its metadata.
public let NSStoreTypeKey = "NSStoreType"
