/// Reads big-endian numbers of a table; beyond its end they are 0.
struct FontTable {
    let bytes: [UInt8]

    func unsigned16(_ offset: Int) -> Int {
        guard offset >= 0, offset + 2 <= bytes.count else { return 0 }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    func signed16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned16(offset))) }

    func unsigned32(_ offset: Int) -> Int { unsigned16(offset) << 16 | unsigned16(offset + 2) }

    /// A number with 16 fractional bits.
    func fixed(_ offset: Int) -> Double {
        Double(Int32(truncatingIfNeeded: unsigned32(offset))) / 65_536
    }
}
