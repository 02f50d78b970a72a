// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Searches the keychain for passwords.
///
/// Differs from Apple: the keychain is an unencrypted file in the plugin's own container, which is
/// not shared with an access group.
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
/// Differs from Apple: keys, certificates and identities return `errSecUnimplemented`; access
/// control is not enforced.
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

/// Changes all passwords that match a query.
///
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or `errSecDuplicateItem` when they became like
///   another.
@discardableResult
public func SecItemUpdate(
    _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
    let query = query.compactMapValues(KeychainFile.object)
    let changes = attributesToUpdate.compactMapValues(KeychainFile.object)
    return KeychainFile.change { $0.update(query, to: changes, now: Date()) }
}

/// Deletes all passwords that match a query.
///
/// - Returns: `errSecSuccess` or `errSecItemNotFound`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let query = query.compactMapValues(KeychainFile.object)
    return KeychainFile.change { $0.delete(query) }
}
