/// Literals and matches that share codes made for them, as RFC 1951 says in section 3.2.7.
struct DeflateBlock {
    /// A byte, a pixel, or a match, whose distance stands above its length.
    private var tokens: [Token] = []
    private var counts = [Int](repeating: 0, count: Self.symbols)
    private var distanceCounts = [Int](repeating: 0, count: Self.distances)

    private static let symbols = 286
    private static let distances = 30
    private static let end = 256
    private static let limit = 32_768

    private struct Token {
        enum Kind: UInt8 {
            case byte, pixel, match
        }

        var kind: Kind
        var value: UInt32
    }

    /// Whether it is time to write: the same codes only suit what is alike.
    var isFull: Bool { tokens.count >= Self.limit }

    mutating func add(literal: UInt8) {
        tokens.append(Token(kind: .byte, value: UInt32(literal)))
        counts[Int(literal)] += 1
    }

    /// Adds four bytes, the lowest one first.
    mutating func add(pixel: UInt32) {
        tokens.append(Token(kind: .pixel, value: pixel))
        counts[Int(pixel & 0xFF)] += 1
        counts[Int(pixel >> 8 & 0xFF)] += 1
        counts[Int(pixel >> 16 & 0xFF)] += 1
        counts[Int(pixel >> 24)] += 1
    }

    /// Adds 3 to 257 bytes that are as those at a distance of up to 32,768.
    mutating func add(length: Int, distance: Int) {
        tokens.append(Token(kind: .match, value: UInt32(distance) << 16 | UInt32(length)))
        counts[Self.code(ofLength: length).symbol] += 1
        distanceCounts[Self.code(ofDistance: distance).symbol] += 1
    }

    /// Writes what was added, and is empty again.
    mutating func write(isLast: Bool, to bits: inout BitWriter) {
        counts[Self.end] = 1
        let codes = HuffmanCode(counts)
        let distanceCodes = HuffmanCode(distanceCounts)
        bits.write(isLast ? 1 : 0, 1)
        bits.write(2, 2)  // codes of its own
        writeLengths(of: codes, distanceCodes, to: &bits)
        for token in tokens {
            switch token.kind {
            case .byte: bits.write(codes, Int(token.value))
            case .pixel:
                bits.write(codes, Int(token.value & 0xFF))
                bits.write(codes, Int(token.value >> 8 & 0xFF))
                bits.write(codes, Int(token.value >> 16 & 0xFF))
                bits.write(codes, Int(token.value >> 24))
            case .match:
                let length = Self.code(ofLength: Int(token.value & 0xFFFF))
                bits.write(codes, length.symbol)
                bits.write(length.rest, length.bits)
                let distance = Self.code(ofDistance: Int(token.value >> 16))
                bits.write(distanceCodes, distance.symbol)
                bits.write(distance.rest, distance.bits)
            }
        }
        bits.write(codes, Self.end)
        tokens.removeAll(keepingCapacity: true)
        counts = [Int](repeating: 0, count: Self.symbols)
        distanceCounts = [Int](repeating: 0, count: Self.distances)
    }

    /// Each length in four bits: 158 bytes, which is little beside a picture's.
    private func writeLengths(
        of codes: HuffmanCode, _ distanceCodes: HuffmanCode, to bits: inout BitWriter
    ) {
        bits.write(UInt64(Self.symbols - 257), 5)
        bits.write(UInt64(Self.distances - 1), 5)
        bits.write(15, 4)  // the lengths of all 19 codes of lengths follow
        // The first three are of repetitions.
        for code in 0..<19 { bits.write(code < 3 ? 0 : 4, 3) }
        for length in codes.lengths + distanceCodes.lengths {
            bits.write(UInt64(HuffmanCode.reversed(UInt32(length), 4)), 4)
        }
    }

    private typealias Code = (symbol: Int, rest: UInt64, bits: Int)

    private static func code(ofLength length: Int) -> Code {
        let value = length - 3
        guard value >= 8 else { return (257 + value, 0, 0) }
        let bits = highestBit(of: value) - 2
        return (257 + 4 * bits + value >> bits, UInt64(value & (1 << bits - 1)), bits)
    }

    private static func code(ofDistance distance: Int) -> Code {
        let value = distance - 1
        guard value >= 4 else { return (value, 0, 0) }
        let bits = highestBit(of: value) - 1
        return (2 * bits + value >> bits, UInt64(value & (1 << bits - 1)), bits)
    }

    private static func highestBit(of value: Int) -> Int {
        Int.bitWidth - 1 - value.leadingZeroBitCount
    }
}

/// Bits, the lowest first, as bytes.
struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var count = 0

    /// Appends up to 32 bits.
    @inline(__always)
    mutating func write(_ value: UInt64, _ bits: Int) {
        pending |= value &<< UInt64(count)
        count &+= bits
        if count >= 32 { flush() }
    }

    private mutating func flush() {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        bytes.append(UInt8(truncatingIfNeeded: pending >> 8))
        bytes.append(UInt8(truncatingIfNeeded: pending >> 16))
        bytes.append(UInt8(truncatingIfNeeded: pending >> 24))
        pending >>= 32
        count -= 32
    }

    @inline(__always)
    mutating func write(_ code: HuffmanCode, _ symbol: Int) {
        write(UInt64(code.codes[symbol]), Int(code.lengths[symbol]))
    }

    /// All bytes; what is left of the last one is zero.
    func finish() -> [UInt8] {
        var bytes = bytes
        for place in stride(from: 0, to: count, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: pending >> UInt64(place)))
        }
        return bytes
    }
}
