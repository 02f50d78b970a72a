/// A hash that is the same in every process: FNV-1a over 64 bits.
struct StableHash {
    private(set) var value: UInt64

    /// Continues from another hash.
    init(_ value: UInt64 = 0xcbf2_9ce4_8422_2325) {
        self.value = value
    }

    func adding(_ byte: UInt8) -> StableHash {
        StableHash((value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3)
    }

    func adding(_ number: Int) -> StableHash {
        var hash = self
        for shift in stride(from: 0, to: 64, by: 8) {
            hash = hash.adding(UInt8(truncatingIfNeeded: number >> shift))
        }
        return hash
    }

    func adding(_ text: String) -> StableHash {
        text.utf8.reduce(self) { $0.adding($1) }
    }
}
