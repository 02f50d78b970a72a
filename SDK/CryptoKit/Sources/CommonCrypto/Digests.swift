// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Crypto
@_exported import Foundation

/// A number of bytes.
public typealias CC_LONG = UInt32

/// How many bytes an MD5 digest has.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// How many bytes a SHA-1 digest has.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// How many bytes a SHA-256 digest has.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// How many bytes a SHA-384 digest has.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// How many bytes a SHA-512 digest has.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the MD5 digest of `len` bytes to `md`, which has room for 16, and returns `md`.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(Insecure.MD5.self, data, len, md)
}

/// Writes the SHA-1 digest of `len` bytes to `md`, which has room for 20, and returns `md`.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(Insecure.SHA1.self, data, len, md)
}

/// Writes the SHA-256 digest of `len` bytes to `md`, which has room for 32, and returns `md`.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(SHA256.self, data, len, md)
}

/// Writes the SHA-384 digest of `len` bytes to `md`, which has room for 48, and returns `md`.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(SHA384.self, data, len, md)
}

/// Writes the SHA-512 digest of `len` bytes to `md`, which has room for 64, and returns `md`.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    digest(SHA512.self, data, len, md)
}

private func digest<Function: HashFunction>(
    _ function: Function.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG,
    _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var hasher = Function()
    hasher.update(
        bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
    write(hasher.finalize(), to: md)
    return md
}

/// Copies bytes to memory that has room for them.
func write(_ bytes: some Sequence<UInt8>, to memory: UnsafeMutablePointer<UInt8>?) {
    guard let memory else { return }
    for (offset, byte) in bytes.enumerated() { memory[offset] = byte }
}
