/// The widths of a font's letters, by their scalars.
struct FontAdvances {
    private let map: FontTable
    private let mapFormat: Int
    private let widths: FontTable
    private let widthCount: Int
    private let unitsPerEm: Double

    init(_ bytes: FontBytes, at offset: Int) throws(FontProblem) {
        let font = try FontDirectory(bytes, at: offset)
        unitsPerEm = Double(max(1, try font.table("head", count: 54).unsigned16(18)))
        widthCount = max(1, try font.table("hhea", count: 36).unsigned16(34))
        widths = try font.table("hmtx", count: 4)
        let table = try font.table("cmap", count: 4)
        var best: (format: Int, start: Int)?
        for record in 0..<min(table.unsigned16(2), 64) {
            let platform = table.unsigned16(4 + 8 * record)
            let start = table.unsigned32(8 + 8 * record)
            let format = table.unsigned16(start)
            guard platform == 0 || platform == 3, [4, 12].contains(format),
                best.map({ format > $0.format }) ?? true
            else { continue }
            best = (format, start)
        }
        guard let best, best.start < table.bytes.count else { throw .badTable("cmap") }
        map = FontTable(bytes: Array(table.bytes[best.start...]))
        mapFormat = best.format
    }

    /// The width of a letter, in ems.
    func width(of scalar: Unicode.Scalar) -> Double {
        let glyph = mapFormat == 12 ? longGlyph(Int(scalar.value)) : glyph(Int(scalar.value))
        return Double(widths.unsigned16(4 * min(glyph, widthCount - 1))) / unitsPerEm
    }

    /// Format 4: segments of 16-bit characters, sorted by their ends.
    private func glyph(_ scalar: Int) -> Int {
        let size = map.unsigned16(6)
        let segment = Self.first(of: size / 2) { map.unsigned16(14 + 2 * $0) >= scalar }
        let (starts, deltas) = (16 + size + 2 * segment, 16 + 2 * size + 2 * segment)
        let offsets = 16 + 3 * size + 2 * segment
        guard segment < size / 2, scalar <= 0xFFFF, map.unsigned16(starts) <= scalar else {
            return 0
        }
        let offset = map.unsigned16(offsets)
        let delta = map.unsigned16(deltas)
        if offset == 0 { return (scalar + delta) & 0xFFFF }
        let glyph = map.unsigned16(offsets + offset + 2 * (scalar - map.unsigned16(starts)))
        return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
    }

    /// Format 12: groups of any characters, sorted.
    private func longGlyph(_ scalar: Int) -> Int {
        let count = min(map.unsigned32(12), map.bytes.count / 12)
        let group = Self.first(of: count) { map.unsigned32(20 + 12 * $0) >= scalar }
        let start = 16 + 12 * group
        guard group < count, map.unsigned32(start) <= scalar else { return 0 }
        return map.unsigned32(start + 8) + scalar - map.unsigned32(start)
    }

    private static func first(of count: Int, where holds: (Int) -> Bool) -> Int {
        var range = 0..<count
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = holds(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}
