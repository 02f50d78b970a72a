/// The positions of one font's tables in its file.
struct FontDirectory {
    let offset: Int
    private let bytes: FontBytes
    private var places: [Int: (offset: Int, count: Int)] = [:]

    init(_ bytes: FontBytes, at offset: Int) throws(FontProblem) {
        self.bytes = bytes
        self.offset = offset
        guard let start = bytes.read(at: offset, count: 12).map(FontTable.init),
            [0x0001_0000, FontFile.tag("OTTO"), FontFile.tag("true")]
                .contains(start.unsigned32(0)),
            let records = bytes.read(at: offset + 12, count: 16 * start.unsigned16(4))
        else { throw .unknownFormat }
        let list = FontTable(bytes: records)
        for record in stride(from: 0, to: records.count, by: 16) {
            places[list.unsigned32(record)] = (
                list.unsigned32(record + 8), list.unsigned32(record + 12)
            )
        }
    }

    func has(_ name: String) -> Bool { (places[FontFile.tag(name)]?.count ?? 0) > 0 }

    /// A table with at least `count` bytes.
    func table(_ name: String, count: Int) throws(FontProblem) -> FontTable {
        guard let place = places[FontFile.tag(name)], place.count >= count,
            place.count <= FontLimits.tableByteCount,
            let table = bytes.read(at: place.offset, count: place.count)
        else { throw .badTable(name) }
        return FontTable(bytes: table)
    }
}
