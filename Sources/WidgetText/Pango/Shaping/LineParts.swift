import CPangoCairo

extension UnsafeMutablePointer<PangoLayoutLine> {
    /// The ranges in which a line shows some bytes of the text, from left to right; several where
    /// directions mix.
    ///
    /// They count in points from where Pango would align the line.
    func parts(showing bytes: Range<Int>) -> [ClosedRange<Double>] {
        var ranges: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(
            self, Int32(bytes.lowerBound), Int32(bytes.upperBound), &ranges, &count)
        guard let ranges else { return [] }
        defer { g_free(ranges) }
        let parts = (0..<Int(count)).map { index in
            let ends = [ranges[2 * index], ranges[2 * index + 1]].map(PangoUnits.points)
            return min(ends[0], ends[1])...max(ends[0], ends[1])
        }
        // There is one for each font.
        return parts.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, part in
            if let last = joined.last, part.lowerBound <= last.upperBound {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, part.upperBound)
            } else {
                joined.append(part)
            }
        }
    }

    /// The range from the first to the last of them.
    func extent(of bytes: Range<Int>) -> ClosedRange<Double> {
        let parts = parts(showing: bytes)
        let start = parts.map(\.lowerBound).min() ?? 0
        return start...(parts.map(\.upperBound).max() ?? start)
    }
}
