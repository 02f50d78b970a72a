public import Foundation
import PortholeFoundation

/// The user's contacts.
///
/// Differs from Apple: access is always denied and there is no data; the log says so once.
open class CNContactStore: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// Always denied.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        .denied
    }

    /// Requests authorization; it is always denied.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { completionHandler(false, refusal()) }

    /// Requests access; it always fails.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw refusal() }

    /// Always throws, because there are no contacts.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw refusal() }

    /// Always throws, because there are no contacts.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw refusal() }

    /// Always throws, because there are no contacts.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
    ) throws { throw refusal() }

    private func refusal() -> CNError {
        PluginLog.warnOnce("There are no contacts on Linux: CNContactStore denies access.")
        return CNError(code: .authorizationDenied)
    }
}

/// The type of an entity.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts
}

/// Whether a user's contacts may be looked at.
public enum CNAuthorizationStatus: Int, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// Access is restricted on this device.
    case restricted
    /// Access is denied.
    case denied
    /// Access is authorized.
    case authorized
    /// Access is limited.
    case limited
}

/// An error of Contacts.
public struct CNError: Error, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: Int, Sendable {
        /// The user denied access to contacts.
        case authorizationDenied = 100
        /// The record does not exist.
        case recordDoesNotExist = 200
    }

    /// The reason for the error.
    public let code: Code
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
    /// The keys to fetch.
    open var keysToFetch: [any CNKeyDescriptor]
    /// The predicate.
    open var predicate: NSPredicate?

    /// Creates a request for all contacts.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// A key of a contact.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
