// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import Synchronization

/// The bytes whose addresses were asked for last, kept alive: an address is nothing that ARC counts.
private let recentBytes = Mutex<[KeptBytes]>([])

/// Bytes that nobody changes.
private struct KeptBytes: @unchecked Sendable {
    // Unchecked: NSData is immutable.

    let data: NSData

    init(_ data: Data) { self.data = data as NSData }
}

/// Where the bytes begin; read only.
///
/// Differs from Apple: `CFData` is a structure, so what is asked for lasts until eight others were.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData else { return nil }
    let bytes = KeptBytes(theData)
    recentBytes.withLock {
        if $0.count == 8 { $0.removeFirst() }
        $0.append(bytes)
    }
    return bytes.data.bytes.assumingMemoryBound(to: UInt8.self)
}

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }
