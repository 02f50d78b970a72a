import CPangoCairo
import Testing

/// The pixels of a PNG as ``PNGEncoding`` writes them: RGBA, no filters.
struct DecodedPNG {
    var width = 0
    var height = 0
    private var rows: [UInt8] = []

    init(_ file: [UInt8]) throws {
        try #require(file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        var position = 8
        var packed: [UInt8] = []
        while position < file.count {
            let length = Self.integer(file, position)
            let type = String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self)
            let body = Array(file[(position + 8)..<(position + 8 + length)])
            try #require(
                Self.integer(file, position + 8 + length)
                    == Int(libdeflate_crc32(0, Array(type.utf8) + body, length + 4)))
            switch type {
            case "IHDR": (width, height) = (Self.integer(body, 0), Self.integer(body, 4))
            case "IDAT": packed += body
            default: break
            }
            position += length + 12
        }
        rows = try Self.inflate(packed, count: height * (1 + width * 4))
    }

    /// Red, green, blue, alpha.
    subscript(x: Int, y: Int) -> [UInt8] {
        let start = y * (1 + width * 4) + 1 + x * 4
        return Array(rows[start..<(start + 4)])
    }

    /// The columns and rows in which a pixel differs from a colour; nil when none does.
    func extent(unlike color: [UInt8]) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        let places = (0..<height).flatMap { y in (0..<width).map { (x: $0, y: y) } }
            .filter { self[$0.x, $0.y] != color }
        guard let x = places.map(\.x).minAndMax, let y = places.map(\.y).minAndMax else {
            return nil
        }
        return (x, y)
    }

    private static func integer(_ bytes: [UInt8], _ position: Int) -> Int {
        bytes[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func inflate(_ packed: [UInt8], count: Int) throws -> [UInt8] {
        let decompressor = try #require(libdeflate_alloc_decompressor())
        defer { libdeflate_free_decompressor(decompressor) }
        var failure: UInt32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { output, written in
            guard let start = output.baseAddress else { return }
            failure = libdeflate_zlib_decompress(
                decompressor, packed, packed.count, start, count, &written)
        }
        try #require(failure == 0 && bytes.count == count)
        return bytes
    }
}

extension [Int] {
    fileprivate var minAndMax: ClosedRange<Int>? {
        guard let least = self.min(), let most = self.max() else { return nil }
        return least...most
    }
}
