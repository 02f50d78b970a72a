// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// It went well.
public let errSecSuccess: OSStatus = 0
/// It is not done here.
public let errSecUnimplemented: OSStatus = -4
/// It cannot be read or written.
public let errSecIO: OSStatus = -36
/// An argument makes no sense.
public let errSecParam: OSStatus = -50
/// There is no memory for it.
public let errSecAllocate: OSStatus = -108
/// The user did not want to.
public let errSecUserCanceled: OSStatus = -128
/// It makes no sense at all.
public let errSecBadReq: OSStatus = -909
/// The keychain cannot be reached.
public let errSecNotAvailable: OSStatus = -25291
/// The user is not who they say.
public let errSecAuthFailed: OSStatus = -25293
/// There is one already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is none.
public let errSecItemNotFound: OSStatus = -25300
/// The user cannot be asked now.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// It cannot be understood.
public let errSecDecode: OSStatus = -26275
/// The app may not.
public let errSecMissingEntitlement: OSStatus = -34018

/// What a status means.
public func SecCopyErrorMessageString(
    _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "Function or operation not implemented."
    case errSecIO: "I/O error."
    case errSecParam: "One or more parameters passed to a function were not valid."
    case errSecNotAvailable: "No keychain is available."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    default: nil
    }
}
