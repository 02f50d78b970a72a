import CPangoCairo

/// A part of a line that was shaped in one font, in points from the line's start.
struct LineRun {
    struct Mark {
        var glyph: UInt32
        var x: Double
        var y: Double
    }

    /// The range of bytes in the layout's text.
    var bytes: Range<Int>
    /// Whether it is the ellipsis that replaces those bytes.
    var isEllipsis: Bool
    /// Whether its letters are coloured pictures.
    var hasColors: Bool
    /// A PangoFont, valid as long as its layout.
    var font: OpaquePointer?
    var x: Double
    var width: Double
    /// The glyphs with positions from the run's left edge, on the baseline.
    var marks: [Mark]
    /// Whether the font lacks a letter.
    var isIncomplete: Bool
}

extension LineRun {
    init(_ item: PangoGlyphItem, x: Double) {
        let place = item.item.pointee
        let start = Int(place.offset)
        bytes = start..<start + Int(place.length)
        isEllipsis = place.analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
        font = place.analysis.font
        hasColors = false
        isIncomplete = false
        marks = []
        self.x = x
        width = 0
        let string = item.glyphs.pointee
        marks.reserveCapacity(Int(string.num_glyphs))
        for glyph in UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs)) {
            if glyph.glyph & PANGO_GLYPH_UNKNOWN_FLAG != 0 {
                isIncomplete = true
            } else if glyph.glyph != PANGO_GLYPH_EMPTY {
                if glyph.is_color != 0 { hasColors = true }
                marks.append(
                    Mark(
                        glyph: glyph.glyph, x: width + PangoUnits.points(glyph.x_offset),
                        y: PangoUnits.points(glyph.y_offset) - PangoUnits.points(item.y_offset)))
            }
            width += PangoUnits.points(glyph.width)
        }
    }
}

extension LineRun {
    /// The runs of a line, from left to right.
    static func runs(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [LineRun] {
        var x = 0.0
        return items(of: line).map { item in
            let run = LineRun(item, x: x)
            x += run.width
            return run
        }
    }

    /// The runs of a line as Pango has them.
    static func items(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [PangoGlyphItem] {
        var items: [PangoGlyphItem] = []
        var next = line.pointee.runs
        while let node = next {
            items.append(node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee)
            next = node.pointee.next
        }
        return items
    }
}
