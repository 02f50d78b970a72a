/// A hash of content that is the same in every process; it takes eight bytes at a time.
public struct Digest: Hashable, Sendable {
    /// The hash so far.
    public private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Makes the hash of nothing.
    public init() {}

    /// Adds bytes.
    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(UInt64(bytes.count))
        var start = 0
        while start + 8 <= bytes.count {
            add(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
            start += 8
        }
        for byte in bytes[start...] { add(UInt64(byte)) }
    }

    /// Adds a number.
    public mutating func add(_ number: UInt64) {
        // The product's two halves mix every bit of the number with every bit of the state.
        let product = (value ^ number).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        value = product.high ^ product.low &+ 0x9E37_79B9_7F4A_7C15
    }
}
