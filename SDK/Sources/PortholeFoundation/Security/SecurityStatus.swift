// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The operation succeeded.
public let errSecSuccess: OSStatus = 0
/// The operation is not supported.
public let errSecUnimplemented: OSStatus = -4
/// The disk is full.
public let errSecDiskFull: OSStatus = -34
/// The keychain file cannot be read or written.
public let errSecIO: OSStatus = -36
/// The file is already open for writing.
public let errSecOpWr: OSStatus = -49
/// An argument is invalid.
public let errSecParam: OSStatus = -50
/// The permissions of the file do not allow writing.
public let errSecWrPerm: OSStatus = -61
/// Memory allocation failed.
public let errSecAllocate: OSStatus = -108
/// The user cancelled the operation.
public let errSecUserCanceled: OSStatus = -128
/// The request is invalid.
public let errSecBadReq: OSStatus = -909
/// Security itself failed.
public let errSecInternalComponent: OSStatus = -2070
/// No keychain is available.
public let errSecNotAvailable: OSStatus = -25291
/// The keychain can only be read.
public let errSecReadOnly: OSStatus = -25292
/// Authentication failed.
public let errSecAuthFailed: OSStatus = -25293
/// The keychain does not exist.
public let errSecNoSuchKeychain: OSStatus = -25294
/// The keychain is invalid.
public let errSecInvalidKeychain: OSStatus = -25295
/// A keychain of the same name exists.
public let errSecDuplicateKeychain: OSStatus = -25296
/// The callback was added before.
public let errSecDuplicateCallback: OSStatus = -25297
/// The callback is invalid.
public let errSecInvalidCallback: OSStatus = -25298
/// The item already exists.
public let errSecDuplicateItem: OSStatus = -25299
/// The item was not found.
public let errSecItemNotFound: OSStatus = -25300
/// The buffer is too small.
public let errSecBufferTooSmall: OSStatus = -25301
/// The data is too large.
public let errSecDataTooLarge: OSStatus = -25302
/// The attribute does not exist.
public let errSecNoSuchAttr: OSStatus = -25303
/// The reference to the item is invalid.
public let errSecInvalidItemRef: OSStatus = -25304
/// The reference to the search is invalid.
public let errSecInvalidSearchRef: OSStatus = -25305
/// The class of items does not exist.
public let errSecNoSuchClass: OSStatus = -25306
/// There is no default keychain.
public let errSecNoDefaultKeychain: OSStatus = -25307
/// User interaction is not allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The attribute can only be read.
public let errSecReadOnlyAttr: OSStatus = -25309
/// Interaction with the user is required.
public let errSecInteractionRequired: OSStatus = -25315
/// The data is not available.
public let errSecDataNotAvailable: OSStatus = -25316
/// The data cannot be changed.
public let errSecDataNotModifiable: OSStatus = -25317
/// The data cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The app lacks a required entitlement.
public let errSecMissingEntitlement: OSStatus = -34018
/// A value is invalid.
public let errSecInvalidValue: OSStatus = -67694

/// Returns a description of a status code.
public func SecCopyErrorMessageString(
    _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecIO: "I/O error."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecNotAvailable: "No keychain is available."
    case errSecReadOnly: "Read only error."
    case errSecAuthFailed: "The user name or passphrase you entered is not correct."
    case errSecNoSuchKeychain: "The specified keychain could not be found."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    default: nil
    }
}
