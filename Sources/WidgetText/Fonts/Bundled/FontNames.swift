/// The names in a font.
struct FontNames {
    private var names: [Int: (rank: Int, text: String)] = [:]

    /// The longest name, in bytes.
    private static let limit = 512

    init(_ table: FontTable) {
        let strings = table.unsigned16(4)
        for record in 0..<min(table.unsigned16(2), 4_096) {
            let start = 6 + 12 * record
            let platform = table.unsigned16(start)
            let length = table.unsigned16(start + 8)
            let offset = strings + table.unsigned16(start + 10)
            guard length > 0, length <= Self.limit, offset + length <= table.bytes.count,
                let text = Self.text(table.bytes[offset..<offset + length], platform)
            else { continue }
            let isEnglish = [0x409, 0].contains(table.unsigned16(start + 4))
            let rank = (platform == 3 ? 2 : platform == 0 ? 1 : 0) + (isEnglish ? 3 : 0)
            let id = table.unsigned16(start + 6)
            if names[id].map({ $0.rank < rank }) ?? true { names[id] = (rank, text) }
        }
    }

    /// Decodes UTF-16 from Windows or Unicode, and ASCII from Mac Roman.
    private static func text(_ bytes: ArraySlice<UInt8>, _ platform: Int) -> String? {
        var text: String
        if platform == 1 {
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
            text = String(decoding: bytes, as: UTF8.self)
        } else {
            let table = FontTable(bytes: Array(bytes))
            text = String(
                decoding: stride(from: 0, to: bytes.count - 1, by: 2)
                    .map { UInt16(table.unsigned16($0)) },
                as: UTF16.self)
        }
        text.unicodeScalars.removeAll { $0.properties.generalCategory == .control }
        return text.isEmpty ? nil : text
    }

    subscript(id: Int) -> String? { names[id]?.text }

    var family: String? { self[16] ?? self[1] }
    var style: String? { self[17] ?? self[2] }
    var full: String? { self[4] }
    var postScript: String? { self[6]?.filter { $0 != " " } }
    /// The name of the family with only a few styles.
    var styledFamily: String? { self[1] }
}
