public import WidgetWire

/// Measures text in character cells: every font is one row high, every character one or two
/// columns.
///
/// It measures the lines that `lines(of:in:context:)` returns for drawing. Text is never shrunk, so
/// a paragraph's minimum scale is ignored. The lines are in logical order; for drawing on a
/// terminal, use `inVisualOrder(isRightToLeft:)`.
public final class CellTextEngine: TextEngine {
    /// Writes a live date as it reads at `context.now`.
    public typealias DateFormatting = (LiveDate, TextContext) -> String

    private let format: DateFormatting

    /// Makes an engine that writes live dates with `format`, by default as SwiftUI does.
    public init(format: @escaping DateFormatting = LiveDates.string(for:context:)) {
        self.format = format
    }

    /// Measures the columns and rows of a paragraph's lines.
    public func measure(
        _ paragraph: Paragraph, in box: TextBox, context: TextContext
    ) -> TextMeasurement {
        let (lines, isTruncated) = layOut(paragraph, in: box, context: context)
        var columns = lines.map(\.width).max() ?? 0
        // How much of both ends fits depends on the whole room, so all of it is taken.
        if isTruncated, paragraph.truncation == .middle, let width = box.width, width.isFinite {
            columns = max(columns, CellMetrics.columns(in: width))
        }
        let reserved = min(Int(paragraph.linesReserved), CellMetrics.limit)
        let lastRow = Double(lines.last?.row ?? 0)
        return TextMeasurement(
            width: Double(columns) * CellMetrics.width,
            height: max(lastRow + 1, Double(reserved)) * CellMetrics.height,
            firstBaseline: CellMetrics.baseline,
            lastBaseline: lastRow * CellMetrics.height + CellMetrics.baseline,
            lineCount: lines.count, isTruncated: isTruncated)
    }

    /// The height that centres letters in their cells.
    public func capHeight(of font: Font) -> Double {
        2 * CellMetrics.baseline - CellMetrics.height
    }

    /// Measures the character for a symbol.
    public func measure(
        _ symbol: Symbol, imageScale: Double, context: TextContext
    ) -> TextMeasurement {
        TextMeasurement(
            width: Double(self.cluster(for: symbol).width) * CellMetrics.width,
            height: CellMetrics.height,
            firstBaseline: CellMetrics.baseline, lastBaseline: CellMetrics.baseline)
    }

    /// The lines of a paragraph, broken and cut as it was measured in the same box.
    ///
    /// - Returns: At least one line, from the top; those of a redacted paragraph are bars of the
    ///   same widths.
    public func lines(of paragraph: Paragraph, in box: TextBox, context: TextContext) -> [CellLine]
    {
        layOut(paragraph, in: box, context: context).lines
    }

    /// The character for a symbol.
    public func cluster(for symbol: Symbol) -> CellCluster {
        let text = CellSymbol.text(for: symbol.name)
        let width = inUTF8Locale { text.unicodeScalars.first?.cellWidth ?? 1 }
        return CellCluster(text: text, width: width, style: CellStyle(color: symbol.color))
    }

    /// Lays out the paragraph; relative dates leave out their second unit instead of being cut.
    private func layOut(
        _ paragraph: Paragraph, in box: TextBox, context: TextContext
    ) -> (lines: [CellLine], isTruncated: Bool) {
        let full = setLines(of: paragraph, in: box, context: context)
        guard full.isTruncated, let shorter = paragraph.withSingleUnits(context) else {
            return full
        }
        return setLines(of: shorter, in: box, context: context)
    }

    private func setLines(
        of paragraph: Paragraph, in box: TextBox, context: TextContext
    ) -> (lines: [CellLine], isTruncated: Bool) {
        let text = inUTF8Locale { clusters(of: paragraph, context: context) }
        let widest = text.lines.lazy.joined().map(\.width).max() ?? 1
        let rowStep = 1 + CellMetrics.extraRows(for: paragraph.lineSpacing)
        let rowsLimit = (CellMetrics.rows(in: box.height) + rowStep - 1) / rowStep
        let wrapped = CellWrapping(
            columns: max(CellMetrics.columns(in: box.width), widest),
            lineLimit: paragraph.lineLimit == 0
                ? rowsLimit : min(Int(paragraph.lineLimit), rowsLimit),
            truncation: CellTruncation(paragraph.truncation)
        ).wrap(text)

        let widths = wrapped.lines.map { $0.reduce(0) { $0 + $1.width } }
        let available =
            box.width?.isFinite == true ? CellMetrics.columns(in: box.width) : widths.max() ?? 0
        let lines = zip(wrapped.lines, widths).enumerated().map { index, line in
            CellLine(
                row: index * rowStep,
                column: paragraph.alignment.indent(
                    of: line.1, in: available, isRightToLeft: context.isRightToLeft),
                clusters: paragraph.redacted ? Self.bar(over: line.0) : line.0)
        }
        return (lines, wrapped.isTruncated)
    }

    private func clusters(of paragraph: Paragraph, context: TextContext) -> CellText {
        var text = CellText()
        for run in paragraph.runs {
            let style = CellStyle(run)
            switch run.content {
            case .text(let literal): text.append(literal, style: style)
            case .liveDate(let date): text.append(format(date, context.of(run)), style: style)
            case .symbol(let name): text.append(CellSymbol.text(for: name), style: style)
            case nil: break
            }
        }
        return text
    }

    /// A bar of the clusters' width, which reveals nothing of their text.
    private static func bar(over clusters: [CellCluster]) -> [CellCluster] {
        clusters.flatMap { cluster in
            let block = CellCluster(
                text: "▇", width: 1, style: CellStyle(color: cluster.style.color))
            return Array(repeating: block, count: cluster.width)
        }
    }
}

extension Paragraph {
    /// The paragraph with relative dates in their largest unit only; nil when it has none.
    fileprivate func withSingleUnits(_ context: TextContext) -> Paragraph? {
        var shorter = self
        for index in runs.indices {
            guard case .liveDate(let date) = runs[index].content, date.style == .relative
            else { continue }
            shorter.runs[index].text = LiveDates.string(
                for: date, context: context.of(runs[index]), unitCount: 1)
        }
        return shorter == self ? nil : shorter
    }
}

extension CellMetrics {
    /// The number of rows left empty between lines for a spacing in points.
    fileprivate static func extraRows(for lineSpacing: Double) -> Int {
        guard lineSpacing.isFinite else { return 0 }
        return Int((lineSpacing / height).rounded().clamped(to: 0...16))
    }
}

extension Paragraph.Alignment {
    /// The number of columns before a line.
    fileprivate func indent(of width: Int, in available: Int, isRightToLeft: Bool) -> Int {
        let room = max(0, available - width)
        switch self {
        case .center: return room / 2
        case .trailing: return isRightToLeft ? 0 : room
        case .leading, .UNRECOGNIZED: return isRightToLeft ? room : 0
        }
    }
}
