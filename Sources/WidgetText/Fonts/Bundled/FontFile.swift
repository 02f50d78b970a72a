import WidgetWire

/// Reads names and metrics from a TrueType or OpenType file.
///
/// It serves what any thread may ask about a plugin's fonts; letters are left to the text engine.
struct FontFile {
    private let bytes: FontBytes

    /// The fonts of a file: several for a collection or a variable font.
    static func faces(in bytes: FontBytes) throws(FontProblem) -> [FontFace] {
        guard bytes.count <= FontLimits.byteCount else { throw .tooManyBytes(bytes.count) }
        guard let start = bytes.read(at: 0, count: 12).map(FontTable.init) else {
            throw .unknownFormat
        }
        let file = FontFile(bytes: bytes)
        guard start.unsigned32(0) == tag("ttcf") else { return try file.faces(at: 0) }
        let count = start.unsigned32(8)
        guard (1...FontLimits.collection).contains(count),
            let offsets = bytes.read(at: 12, count: 4 * count).map(FontTable.init)
        else { throw .badTable("ttcf") }
        var faces: [FontFace] = []
        for index in 0..<count { faces += try file.faces(at: offsets.unsigned32(4 * index)) }
        return faces
    }

    static func tag(_ name: String) -> Int { name.utf8.reduce(0) { $0 << 8 | Int($1) } }

    private func faces(at offset: Int) throws(FontProblem) -> [FontFace] {
        let font = try FontDirectory(bytes, at: offset)
        guard ["glyf", "CFF ", "CFF2"].contains(where: font.has) else { throw .noOutlines }
        let names = try FontNames(font.table("name", count: 6))
        guard let face = try face(of: font, names) else { throw .badTable("name") }
        guard font.has("fvar") else { return [face] }
        return try VariableFont(font.table("fvar", count: 16), names).faces(from: face)
    }

    private func face(of font: FontDirectory, _ names: FontNames) throws(FontProblem) -> FontFace? {
        guard let family = names.family else { return nil }
        let head = try font.table("head", count: 54)
        let unitsPerEm = Double(head.unsigned16(18))
        guard (16...16_384).contains(unitsPerEm) else { throw .badTable("head") }
        let style = names.style ?? "Regular"
        let isBold = head.unsigned16(44) & 1 != 0
        var face = FontFace(
            name: names.postScript ?? Self.postScriptName(family, style),
            fullName: names.full ?? family, family: family, style: style,
            weight: isBold ? 700 : 400, isItalic: head.unsigned16(44) & 2 != 0,
            metrics: FontFace.Metrics(), styledFamily: names.styledFamily ?? "",
            offset: font.offset)
        let lines = try font.table("hhea", count: 36)
        face.metrics.ascent = Double(lines.signed16(4)) / unitsPerEm
        face.metrics.descent = Double(-lines.signed16(6)) / unitsPerEm
        face.metrics.lineGap = Double(max(0, lines.signed16(8))) / unitsPerEm
        if let windows = try? font.table("OS/2", count: 64) {
            let weight = windows.unsigned16(4)
            if weight > 0 {
                face.weight = (weight < 10 ? weight * 100 : weight).clamped(to: 100...900)
            }
            // Italic or oblique.
            if windows.unsigned16(62) & 0x201 != 0 { face.isItalic = true }
            let (small, capital) = (windows.signed16(86), windows.signed16(88))
            if small > 0 { face.metrics.xHeight = Double(small) / unitsPerEm }
            if capital > 0 { face.metrics.capHeight = Double(capital) / unitsPerEm }
        }
        if let post = try? font.table("post", count: 16) {
            face.isMonospaced = post.unsigned32(12) != 0
        }
        return face
    }

    static func postScriptName(_ family: String, _ style: String) -> String {
        "\(family)-\(style)".filter { $0 != " " }
    }
}
