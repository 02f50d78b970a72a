// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Crypto
import Foundation

/// An MD5 digest that is made piece by piece.
public struct CC_MD5_CTX {
    fileprivate var hasher = Insecure.MD5()

    /// Has seen no bytes.
    public init() {}
}

/// Begins anew; returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
    c.pointee = CC_MD5_CTX()
    return 1
}

/// Goes on with `len` bytes; returns 1.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    guard let data else { return 1 }
    c.pointee.hasher.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of all bytes to `md`, which has room for it; returns 1.
@discardableResult
public func CC_MD5_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>
) -> Int32 {
    write(c.pointee.hasher.finalize(), to: md)
    return 1
}

/// A SHA-1 digest that is made piece by piece.
public struct CC_SHA1_CTX {
    fileprivate var hasher = Insecure.SHA1()

    /// Has seen no bytes.
    public init() {}
}

/// Begins anew; returns 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
    c.pointee = CC_SHA1_CTX()
    return 1
}

/// Goes on with `len` bytes; returns 1.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    guard let data else { return 1 }
    c.pointee.hasher.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of all bytes to `md`, which has room for it; returns 1.
@discardableResult
public func CC_SHA1_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>
) -> Int32 {
    write(c.pointee.hasher.finalize(), to: md)
    return 1
}

/// A SHA-256 digest that is made piece by piece.
public struct CC_SHA256_CTX {
    fileprivate var hasher = SHA256()

    /// Has seen no bytes.
    public init() {}
}

/// Begins anew; returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
    c.pointee = CC_SHA256_CTX()
    return 1
}

/// Goes on with `len` bytes; returns 1.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    guard let data else { return 1 }
    c.pointee.hasher.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of all bytes to `md`, which has room for it; returns 1.
@discardableResult
public func CC_SHA256_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 {
    write(c.pointee.hasher.finalize(), to: md)
    return 1
}

/// A SHA-512 digest that is made piece by piece.
public struct CC_SHA512_CTX {
    fileprivate var hasher = SHA512()

    /// Has seen no bytes.
    public init() {}
}

/// Begins anew; returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
    c.pointee = CC_SHA512_CTX()
    return 1
}

/// Goes on with `len` bytes; returns 1.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    guard let data else { return 1 }
    c.pointee.hasher.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(len)))
    return 1
}

/// Writes the digest of all bytes to `md`, which has room for it; returns 1.
@discardableResult
public func CC_SHA512_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 {
    write(c.pointee.hasher.finalize(), to: md)
    return 1
}
