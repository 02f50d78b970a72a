import CPangoCairo

/// The room after each letter of a text, its kerning and tracking, in Pango's units.
///
/// SwiftUI adds it after each letter, at the ends of a run as well: arm C8c of
/// docs/probes/swiftui-rich-text.swift of https://github.com/mburger89/MetalUI. Pango, which breaks
/// lines by the same widths, then puts half of a run's room before its first letter, half after its
/// last, and none at the ends of a line.
struct LetterRoom {
    private let text: [UInt8]
    /// Where there is room, in order.
    private let parts: [(bytes: Range<Int>, units: Int32)]

    init(_ text: StyledText, _ fit: LetterFit) {
        self.text = text.bytes
        parts = text.segments.filter { $0.drawing == nil }
            .flatMap { text.spacings(of: $0, fit) }
            .map { ($0.bytes, PangoUnits.units($0.points)) }
            .filter { $0.units != 0 }
    }

    var isEmpty: Bool { parts.isEmpty }

    /// Whether it is the same after all letters, wherever one run ends and another begins.
    private var isEven: Bool {
        guard let first = parts.first else { return true }
        return parts.reduce(0) { $0 + $1.bytes.count } == text.count
            && parts.allSatisfy { $0.units == first.units }
    }

    /// The room after the letter at an offset.
    func after(_ offset: Int) -> Int32 {
        var (start, end) = (0, parts.count)
        while start < end {
            let middle = (start + end) / 2
            if parts[middle].bytes.upperBound <= offset { start = middle + 1 } else { end = middle }
        }
        guard start < parts.count, parts[start].bytes.contains(offset) else { return 0 }
        return parts[start].units
    }

    /// Moves the room between the runs of a PangoLayout's lines to the letters that it follows.
    ///
    /// Call it once.
    func place(in layout: OpaquePointer) {
        guard !isEven else { return }
        for index in 0..<pango_layout_get_line_count(layout) {
            // Pango forgets the extents of a line that it gives away to be changed.
            guard let line = pango_layout_get_line(layout, index) else { continue }
            place(in: LineRun.items(of: line))
        }
    }

    /// Does so in a line's runs, from left to right.
    private func place(in runs: [PangoGlyphItem]) {
        // An ellipsis takes all that its line has left.
        guard !runs.contains(where: \.isEllipsis) else { return }
        for (index, run) in runs.enumerated() where !isTab(run) {
            let units = after(Int(run.item.pointee.offset))
            let isRightToLeft = run.item.pointee.analysis.level % 2 == 1
            // A line's ends and tabs have no room beside them.
            let glyphs = run.glyphs.pointee
            if units == 0 || glyphs.num_glyphs == 0 { continue }
            if index > 0, !isTab(runs[index - 1]) {
                let present = glyphs.isBlank(0) ? 0 : Self.halves(of: units).left
                glyphs.widenStart(by: (isRightToLeft ? units : 0) - present)
            }
            if index + 1 < runs.count, !isTab(runs[index + 1]) {
                let present =
                    glyphs.isBlank(glyphs.num_glyphs - 1) ? 0 : Self.halves(of: units).right
                glyphs.widenEnd(by: (isRightToLeft ? 0 : units) - present)
            }
        }
    }

    private func isTab(_ run: PangoGlyphItem) -> Bool {
        let start = Int(run.item.pointee.offset)
        return text.indices.contains(start) && text[start] == UInt8(ascii: "\t")
    }

    /// What Pango puts before and after a letter: whole points if the room is.
    private static func halves(of units: Int32) -> (left: Int32, right: Int32) {
        var left = units / 2
        if units % PANGO_SCALE == 0 { left = (left + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) }
        return (left, units - left)
    }
}

extension PangoGlyphItem {
    fileprivate var isEllipsis: Bool {
        item.pointee.analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
    }
}

extension PangoGlyphString {
    private var all: UnsafeMutableBufferPointer<PangoGlyphInfo> {
        UnsafeMutableBufferPointer(start: glyphs, count: Int(num_glyphs))
    }

    /// Whether a glyph at an end has no width; Pango leaves no room beside it.
    fileprivate func isBlank(_ index: Int32) -> Bool { all[Int(index)].width == 0 }

    fileprivate func widenStart(by units: Int32) {
        guard let first = all.firstIndex(where: { $0.width != 0 }) else { return }
        all[first].width += units
        all[first].x_offset += units
    }

    fileprivate func widenEnd(by units: Int32) {
        guard let last = all.lastIndex(where: { $0.width != 0 }) else { return }
        all[last].width += units
    }
}
