/// Changes bytes as chance will have it, the same way for the same seed on every machine.
public struct ByteMutation: RandomNumberGenerator {
    private var state: UInt64

    /// Creates mutations that differ for each seed.
    public init(seed: UInt64) {
        // Xorshift never leaves zero.
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    /// The next number of George Marsaglia's xorshift generator.
    public mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// The bytes with one to four changes.
    public mutating func mutated(_ original: [UInt8]) -> [UInt8] {
        var bytes = original
        for _ in 0...Int.random(in: 0...3, using: &self) { change(&bytes) }
        return bytes
    }

    /// Changes one bit or byte, or loses or doubles up to sixteen; what is short stays.
    public mutating func change(_ bytes: inout [UInt8]) {
        guard bytes.count > 8 else { return }
        let place = Int.random(in: 0..<bytes.count, using: &self)
        let length = Int.random(in: 1...16, using: &self)
        let range = place..<min(place + length, bytes.count)
        switch Int.random(in: 0..<6, using: &self) {
        case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &self)
        case 2: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &self) ?? 0
        case 3: bytes.removeSubrange(range)
        case 4: bytes.insert(contentsOf: bytes[range], at: place)
        default: bytes.removeLast(min(length, bytes.count - 4))
        }
    }
}
