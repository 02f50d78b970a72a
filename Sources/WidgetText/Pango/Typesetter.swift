import WidgetWire

/// Sets one paragraph in a box: breaks lines, shrinks fonts, and cuts what still does not fit.
struct Typesetter {
    let shaped: ShapedParagraph
    let box: TextBox
    /// The metrics of a font, unscaled.
    let metrics: (Font) -> LineMetrics
    /// The width of a space in a font, unscaled.
    let space: (Font) -> Double

    private var paragraph: Paragraph { shaped.paragraph }
    private var text: StyledText { shaped.text }

    /// Sets the paragraph at the largest scale that fits; only at the minimum scale is it cut.
    func set() -> TypesetParagraph {
        var result = fitted()
        if paragraph.linesReserved > 0, let font = paragraph.runs.first?.font {
            result.reserve(
                lines: Int(paragraph.linesReserved), metrics: metrics(font),
                spacing: max(paragraph.lineSpacing, font.lineGap))
        }
        return result
    }

    private func fitted() -> TypesetParagraph {
        var full = set(.natural)
        if full.isTruncated, paragraph.tightening {
            let tight = set(.tight)
            if !tight.isTruncated { full = tight }
        }
        let minimum = paragraph.minimumScale
        guard minimum > 0, minimum < 1, !fits(full) else { return full }
        let smallest = set(LetterFit(scale: minimum))
        guard fits(smallest) else { return smallest }
        var largest = smallest
        _ = LetterFit.largestScale(of: paragraph) { scale in
            let candidate = set(LetterFit(scale: scale))
            guard fits(candidate) else { return false }
            largest = candidate
            return true
        }
        return largest
    }

    /// Whether all lines are shown within the box, in which a letter may be too wide and a single
    /// line too tall.
    private func fits(_ result: TypesetParagraph) -> Bool {
        if result.isTruncated { return false }
        let (width, height) = (box.width ?? .infinity, box.height ?? .infinity)
        return result.height <= height + PixelGrid.tolerance
            && result.lines.allSatisfy { $0.width <= width + PixelGrid.tolerance }
    }

    private func set(_ fit: LetterFit) -> TypesetParagraph {
        guard !text.bytes.isEmpty else { return TypesetParagraph(isTruncated: false, fit: fit) }
        let layout = shaped.layout(width: box.width, fit: fit)
        let room = linesThatFit(layout, fit)
        let isTruncated = room < layout.lineCount
        var result = TypesetParagraph(isTruncated: isTruncated, fit: fit)
        for index in 0..<(isTruncated ? room - 1 : room) {
            append(index, of: layout, to: &result)
        }
        if isTruncated {
            let start = layout.range(ofLine: room - 1).lowerBound
            appendCutLine(from: start, to: &result)
        }
        return result
    }

    /// The number of lines within the line limit and the box's height, at least one.
    private func linesThatFit(_ layout: TextLayout, _ fit: LetterFit) -> Int {
        let limit = paragraph.lineLimit == 0 ? Int.max : Int(paragraph.lineLimit)
        let most = min(layout.lineCount, limit)
        guard let room = box.height else { return most }
        var height = 0.0
        for index in 0..<most {
            let range = layout.range(ofLine: index)
            height += lineMetrics(range, in: text, fit).height
            if index > 0 { height += spacing(before: range, in: text, fit) }
            if height > room + PixelGrid.tolerance { return max(index, 1) }
        }
        return most
    }

    private func append(_ index: Int, of layout: TextLayout, to result: inout TypesetParagraph) {
        let range = layout.range(ofLine: index)
        result.append(
            line: index, of: layout, text, space: space(after: range, result.fit),
            metrics: lineMetrics(range, in: text, result.fit),
            spacing: spacing(before: range, in: text, result.fit))
    }

    /// What a line may be wider by: the space after it; a placeholder's lines reach to the end.
    private func space(after range: Range<Int>, _ fit: LetterFit) -> Double {
        if paragraph.placeholder, box.width != nil, range.upperBound < text.bytes.count,
            text.bytes[range.upperBound] != UInt8(ascii: "\n")
        {
            return .infinity
        }
        let last = range.upperBound - 1
        guard range.upperBound < text.bytes.count, range.contains(last),
            text.bytes[last] == UInt8(ascii: " "), let segment = text.segment(at: last)
        else { return 0 }
        return space(segment.font) * fit.scale
    }

    private func appendCutLine(from start: Int, to result: inout TypesetParagraph) {
        let (layout, rest) = shaped.cutLine(from: start, width: box.width, fit: result.fit)
        let range = layout.range(ofLine: 0)
        result.append(
            line: 0, of: layout, rest, metrics: lineMetrics(range, in: rest, result.fit),
            spacing: spacing(before: range, in: rest, result.fit))
    }

    /// The distance of a line from the one above: that of its fonts, or the paragraph's if it is
    /// larger.
    private func spacing(
        before range: Range<Int>, in text: StyledText, _ fit: LetterFit
    ) -> Double {
        text.segments.reduce(paragraph.lineSpacing) { spacing, segment in
            let gap = segment.font.lineGap
            guard gap > 0, segment.range.overlaps(range) else { return spacing }
            return max(spacing, gap * fit.scale)
        }
    }

    /// The greatest metrics in a line; an empty line has those at its position.
    private func lineMetrics(
        _ range: Range<Int>, in text: StyledText, _ fit: LetterFit
    ) -> LineMetrics {
        var result = LineMetrics(ascent: 0, descent: 0)
        for segment in text.segments where segment.range.overlaps(range) {
            result.include(metrics(segment.font).raised(segment.style.baselineOffset))
        }
        if result.height == 0, let segment = text.segment(at: range.lowerBound) {
            result = metrics(segment.font)
        }
        return result.scaled(fit.scale)
    }
}
