// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Searches the keychain for passwords.
///
/// Differs from Apple: the keychain is a file in the plugin's own container, one for each plugin, not enciphered and
/// not shared with others of an access group.
///
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecParam` for a query without a class, or `errSecIO` when the
///   container cannot be read.
public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    let query = query.compactMapValues(KeychainFile.object)
    guard query["class"] != nil || query["v_PersistentRef"] != nil else { return errSecParam }
    return KeychainFile.read { keychain in
        let answer = keychain.answer(to: query)
        result?.pointee = answer.result
        return answer.status
    }
}

/// Adds a password to the keychain.
///
/// Differs from Apple: keys, certificates and identities give `errSecUnimplemented`; access control is not
/// asked for.
///
/// - Returns: `errSecSuccess`; `errSecDuplicateItem` when there is one of the same account and service, or server;
///   `errSecIO` when the container cannot be written.
@discardableResult
public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    let attributes = attributes.compactMapValues(KeychainFile.object)
    var added: NSObject?
    let status = KeychainFile.change { keychain in
        let status = keychain.add(attributes, now: Date())
        if status == errSecSuccess {
            added = keychain.answer(keychain.items.count - 1, to: attributes)
        }
        return status
    }
    if status == errSecSuccess { result?.pointee = added }
    return status
}

/// Changes all passwords that a query asks for.
///
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or `errSecDuplicateItem` when they became like another.
@discardableResult
public func SecItemUpdate(
    _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
    let query = query.compactMapValues(KeychainFile.object)
    let changes = attributesToUpdate.compactMapValues(KeychainFile.object)
    return KeychainFile.change { $0.update(query, to: changes, now: Date()) }
}

/// Deletes all passwords that a query asks for.
///
/// - Returns: `errSecSuccess` or `errSecItemNotFound`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let query = query.compactMapValues(KeychainFile.object)
    return KeychainFile.change { $0.delete(query) }
}
