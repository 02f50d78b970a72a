import WidgetWire

/// The weights and the named styles of a variable font.
struct VariableFont {
    private let table: FontTable
    private let names: FontNames

    init(_ table: FontTable, _ names: FontNames) {
        self.table = table
        self.names = names
    }

    private var axesStart: Int { table.unsigned16(4) }
    private var axisCount: Int { min(table.unsigned16(8), 64) }
    private var axisSize: Int { max(20, table.unsigned16(10)) }

    /// The font itself, followed by one for each of its named styles.
    func faces(from font: FontFace) -> [FontFace] {
        var font = font
        let weightAxis = (0..<axisCount).first {
            table.unsigned32(axesStart + $0 * axisSize) == FontFile.tag("wght")
        }
        if let weightAxis {
            let start = axesStart + weightAxis * axisSize
            let (least, most) = (table.fixed(start + 4), table.fixed(start + 12))
            if (1...1_000).contains(least), (least...1_000).contains(most) {
                font.weights = Int(least)...Int(most)
            }
        }
        return [font] + instances(of: font, weightAxis)
    }

    private func instances(of font: FontFace, _ weightAxis: Int?) -> [FontFace] {
        let size = table.unsigned16(14)
        let start = axesStart + axisCount * axisSize
        return (0..<min(table.unsigned16(12), FontLimits.instances)).compactMap { index in
            let record = start + index * size
            guard record + size <= table.bytes.count,
                let style = names[table.unsigned16(record)]
            else { return nil }
            let hasName = size >= 4 * axisCount + 6
            let name = hasName ? names[table.unsigned16(record + 4 + 4 * axisCount)] : nil
            var face = font
            face.style = style
            face.name = name ?? FontFile.postScriptName(font.family, style)
            face.fullName = "\(font.family) \(style)"
            if let weightAxis {
                let weight = Int(table.fixed(record + 4 + 4 * weightAxis))
                face.weight = weight.clamped(to: 100...900)
            }
            return face.name == font.name ? nil : face
        }
    }
}
