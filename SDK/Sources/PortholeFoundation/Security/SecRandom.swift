// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A source of random bytes, provided by the system.
public final class SecRandom: Sendable {
    init() {}
}

/// A reference to a source of random bytes.
public typealias SecRandomRef = SecRandom

/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with cryptographically secure random bytes.
///
/// - Returns: `errSecSuccess`, always.
@discardableResult
public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
    var source = SystemRandomNumberGenerator()
    for offset in 0..<max(count, 0) {
        let byte = UInt8.random(in: .min ... .max, using: &source)
        bytes.storeBytes(of: byte, toByteOffset: offset, as: UInt8.self)
    }
    return errSecSuccess
}
