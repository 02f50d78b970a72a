public import Foundation

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}
