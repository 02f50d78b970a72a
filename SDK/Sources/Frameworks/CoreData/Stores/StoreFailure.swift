// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import RecordStore

/// Another process or context saved an object first, and the merge policy does not resolve it.
public var NSManagedObjectMergeError: Int { 133_020 }
/// Two objects have equal values that must be unique.
public var NSManagedObjectConstraintMergeError: Int { 133_021 }
/// The code of the error that no object has an identifier.
public var NSManagedObjectReferentialIntegrityError: Int { 133_000 }
/// Core Data was not used as it must be.
public var NSCoreDataError: Int { 134_060 }
/// A store cannot be opened.
public var NSPersistentStoreOpenError: Int { 134_080 }
/// A store cannot be saved.
public var NSPersistentStoreSaveError: Int { 134_030 }
/// A store was made by a newer version.
public var NSPersistentStoreIncompatibleSchemaError: Int { 134_020 }

/// The errors of stores as authors get them.
enum StoreFailure {
    static func noStore(_ text: String) -> NSError { error(NSCoreDataError, text) }

    static let readOnly = error(
        CocoaError.fileWriteNoPermission.rawValue, "The store is opened for reading only.")

    /// Returns the error that a store cannot be opened.
    static func opening(_ url: URL?, _ cause: any Error) -> NSError {
        let code =
            switch cause as? RecordStoreError {
            case .foreignFile: CocoaError.fileReadCorruptFile.rawValue
            case .newerFormat: NSPersistentStoreIncompatibleSchemaError
            case .libraryMissing, .refused, nil: NSPersistentStoreOpenError
            }
        return error(code, "\(cause)", url: url, cause: cause)
    }

    /// Returns the error that a store cannot be saved.
    static func saving(_ url: URL?, _ cause: any Error) -> NSError {
        error(NSPersistentStoreSaveError, "\(cause)", url: url, cause: cause)
    }

    static func error(
        _ code: Int, _ text: String, url: URL? = nil, cause: (any Error)? = nil
    ) -> NSError {
        var facts: [String: Any] = [
            NSLocalizedDescriptionKey: text, NSLocalizedFailureReasonErrorKey: text,
        ]
        facts[NSFilePathErrorKey] = url?.path
        facts[NSUnderlyingErrorKey] = cause
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: facts)
    }
}
