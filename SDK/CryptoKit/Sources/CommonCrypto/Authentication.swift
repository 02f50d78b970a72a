// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Crypto
import Foundation

/// What a code of authentication is made with.
public typealias CCHmacAlgorithm = UInt32

/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-256.
public let kCCHmacAlgSHA256 = 2
/// SHA-384.
public let kCCHmacAlgSHA384 = 3
/// SHA-512.
public let kCCHmacAlgSHA512 = 4

/// Writes the code that tells who wrote some bytes to `macOut`, which has room for a digest.
///
/// Differs from Apple: another algorithm than those listed writes nothing.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    let key = SymmetricKey(data: bytes(key, keyLength))
    let data = bytes(data, dataLength)
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: code(Insecure.SHA1.self, data, key, macOut)
    case kCCHmacAlgMD5: code(Insecure.MD5.self, data, key, macOut)
    case kCCHmacAlgSHA256: code(SHA256.self, data, key, macOut)
    case kCCHmacAlgSHA384: code(SHA384.self, data, key, macOut)
    case kCCHmacAlgSHA512: code(SHA512.self, data, key, macOut)
    default: break
    }
}

private func bytes(_ memory: UnsafeRawPointer?, _ count: Int) -> Data {
    memory.map { Data(bytes: $0, count: max(count, 0)) } ?? Data()
}

private func code<Function: HashFunction>(
    _ function: Function.Type, _ data: Data, _ key: SymmetricKey, _ output: UnsafeMutableRawPointer?
) {
    write(
        HMAC<Function>.authenticationCode(for: data, using: key),
        to: output?.assumingMemoryBound(to: UInt8.self))
}
