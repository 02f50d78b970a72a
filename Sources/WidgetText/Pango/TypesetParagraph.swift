/// A paragraph set in lines, ready to be measured or drawn.
package struct TypesetParagraph {
    struct Line {
        var layout: TextLayout
        /// The text of the layout.
        var text: StyledText
        var index: Int
        var width: Double
        /// The width of the space at which the line was broken; 0 at other ends.
        var space: Double
        var metrics: LineMetrics
        /// The distance from the paragraph's top.
        var baseline: Double
    }

    /// The extent of a line, in points from the top of the paragraph.
    package struct Extent: Hashable, Sendable {
        package var width: Double
        package var baseline: Double
        package var ascent: Double
        package var descent: Double
    }

    private(set) var lines: [Line] = []
    private(set) var height = 0.0
    private var leastHeight = 0.0
    let isTruncated: Bool
    /// The changes of letters that made the text fit.
    let fit: LetterFit

    init(isTruncated: Bool, fit: LetterFit) {
        self.isTruncated = isTruncated
        self.fit = fit
    }

    /// Reserves room for a number of lines.
    mutating func reserve(lines count: Int, metrics: LineMetrics, spacing: Double) {
        leastHeight = Double(count) * metrics.height + Double(max(0, count - 1)) * spacing
    }

    mutating func append(
        line index: Int, of layout: TextLayout, _ text: StyledText, space: Double = 0,
        metrics: LineMetrics, spacing: Double
    ) {
        let top = lines.isEmpty ? 0 : height + spacing
        lines.append(
            Line(
                layout: layout, text: text, index: index, width: layout.width(ofLine: index),
                space: space, metrics: metrics, baseline: top + metrics.ascent))
        height = top + metrics.height
    }

    /// The size rounded up to the pixel grid, and the baselines.
    ///
    /// As in SwiftUI, a line that was broken at a space is wider by it, as far as the width goes at
    /// which lines are broken.
    func measurement(in box: TextBox, scale: Double) -> TextMeasurement {
        guard !lines.isEmpty else { return .noText }
        let widths = lines.map { line in
            max(line.width, min(line.width + line.space, box.width ?? .infinity))
        }
        return TextMeasurement(
            width: PixelGrid.roundUp(widths.max() ?? 0, scale: scale),
            height: PixelGrid.roundUp(max(height, leastHeight), scale: scale),
            firstBaseline: lines.first?.baseline ?? 0, lastBaseline: lines.last?.baseline ?? 0,
            lineCount: lines.count, isTruncated: isTruncated)
    }

    /// The extents of the lines.
    package var extents: [Extent] {
        lines.map {
            Extent(
                width: $0.width, baseline: $0.baseline, ascent: $0.metrics.ascent,
                descent: $0.metrics.descent)
        }
    }

    /// Draws the lines on a `cairo_t`.
    ///
    /// - Parameters:
    ///   - x: The left edge of each line, in order.
    ///   - y: The top.
    package func draw(x: [Double], y: Double, cairo: OpaquePointer) {
        for (line, x) in zip(lines, x) {
            line.layout.draw(line: line.index, x: x, y: y + line.baseline, cairo: cairo)
        }
    }
}
