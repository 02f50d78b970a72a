// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// It went well.
public let errSecSuccess: OSStatus = 0
/// The keychain cannot be reached.
public let errSecNotAvailable: OSStatus = -25291
/// There is one already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is none.
public let errSecItemNotFound: OSStatus = -25300
/// An argument makes no sense.
public let errSecParam: OSStatus = -50

/// Searches the keychain: there is no item.
public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    errSecItemNotFound
}

/// Adds to the keychain: it cannot be reached.
public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    PluginLog.warnOnce("Plugins have no keychain: SecItemAdd keeps nothing.")
    return errSecNotAvailable
}

/// Changes an item: there is none.
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
    errSecItemNotFound
}

/// Deletes an item: there is none.
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { errSecItemNotFound }

/// What a status means.
public func SecCopyErrorMessageString(
    _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecNotAvailable: "No keychain is available."
    default: nil
    }
}
