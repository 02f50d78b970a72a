/// Bytes as a square of dark and light modules: ISO/IEC 18004, in byte mode.
struct QRCode {
    let version: QRVersion
    private(set) var modules: QRModules

    /// The smallest code of some bytes; nil when they are too many.
    ///
    /// - Parameter mask: One of the eight patterns; nil: the one that is best to read.
    init?(_ bytes: [UInt8], level: QRVersion.Level, mask: Int? = nil) {
        guard let version = QRVersion(byteCount: bytes.count, level: level) else { return nil }
        self.version = version
        var blank = QRModules(version)
        blank.fill(with: Self.interleaved(Self.data(bytes, version), version))
        let masks = mask.map { [$0] } ?? Array(0..<8)
        let codes = masks.map { blank.masked($0, level: level) }
        modules = codes.count == 1 ? codes[0] : codes.min { $0.penalty < $1.penalty } ?? codes[0]
    }

    /// Returns the mode, the count, the bytes and the padding.
    private static func data(_ bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
        var bits: [Bool] = []
        let append = { (value: Int, count: Int) in
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        append(0b0100, 4)
        append(bytes.count, version.countBits)
        for byte in bytes { append(Int(byte), 8) }
        let room = 8 * version.dataCount
        append(0, min(4, room - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var padding = 0xEC
        while bits.count < room {
            append(padding, 8)
            padding ^= 0xEC ^ 0x11
        }
        return stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
    }

    /// The bytes of all blocks in turn, then those that protect them.
    private static func interleaved(_ data: [UInt8], _ version: QRVersion) -> [UInt8] {
        let count = version.blockCount
        let short = data.count / count
        let longCount = data.count % count
        let code = ReedSolomon(count: version.protectionCount)
        var blocks: [ArraySlice<UInt8>] = []
        var start = 0
        for block in 0..<count {
            let length = short + (block < count - longCount ? 0 : 1)
            blocks.append(data[start..<start + length])
            start += length
        }
        let protection = blocks.map { code.protection(of: $0) }
        var bytes: [UInt8] = []
        for place in 0...short {
            for block in blocks where place < block.count {
                bytes.append(block[block.startIndex + place])
            }
        }
        for place in 0..<version.protectionCount {
            for block in protection { bytes.append(block[place]) }
        }
        return bytes
    }
}
