/// Bytes from which others can be restored: Reed and Solomon's codes over 256 numbers, as QR codes
/// have them.
struct ReedSolomon {
    /// The powers of 2, modulo x^8 + x^4 + x^3 + x^2 + 1, and which power each number is.
    private static let powers: [UInt8] = {
        var powers: [UInt8] = []
        var value = 1
        for _ in 0..<255 {
            powers.append(UInt8(value))
            value <<= 1
            if value > 255 { value ^= 0x11D }
        }
        return powers
    }()

    private static let exponents: [Int] = {
        var exponents = [Int](repeating: 0, count: 256)
        for (exponent, value) in powers.enumerated() { exponents[Int(value)] = exponent }
        return exponents
    }()

    /// The product of x - 2^i, the leading 1 left out.
    private let generator: [UInt8]

    init(count: Int) {
        var generator = [UInt8](repeating: 0, count: count - 1) + [1]
        for root in 0..<count {
            for place in 0..<count {
                generator[place] = Self.product(generator[place], Self.powers[root])
                if place + 1 < count { generator[place] ^= generator[place + 1] }
            }
        }
        self.generator = generator
    }

    /// Returns the error correction bytes: the remainder of the polynomial division.
    func protection(of bytes: some Sequence<UInt8>) -> [UInt8] {
        var rest = [UInt8](repeating: 0, count: generator.count)
        for byte in bytes {
            let factor = byte ^ rest.removeFirst()
            rest.append(0)
            for place in rest.indices { rest[place] ^= Self.product(generator[place], factor) }
        }
        return rest
    }

    private static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
        guard first != 0, second != 0 else { return 0 }
        return powers[(exponents[Int(first)] + exponents[Int(second)]) % 255]
    }
}
