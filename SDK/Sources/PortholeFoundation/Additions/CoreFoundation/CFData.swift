// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import Synchronization

/// The eight byte buffers whose addresses were returned last: ARC does not know that they are in
/// use.
private let recentBytes = Mutex<[KeptBytes]>([])

/// Immutable bytes.
private struct KeptBytes: @unchecked Sendable {
    // Unchecked: NSData is immutable.

    let data: NSData

    init(_ data: Data) { self.data = data as NSData }
}

/// Returns a read-only pointer to the bytes.
///
/// Differs from Apple: `CFData` is a struct, so the pointer is valid until the function was called
/// for eight other data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData else { return nil }
    let bytes = KeptBytes(theData)
    recentBytes.withLock {
        if $0.count == 8 { $0.removeFirst() }
        $0.append(bytes)
    }
    return bytes.data.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }
