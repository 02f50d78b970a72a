import WidgetWire

/// A paragraph's text with live dates formatted, and the styles of its bytes.
///
/// Only the beginning of a text that no widget has room for is set: each letter takes time, and
/// plugins can send millions.
struct StyledText {
    /// The greatest number of bytes of UTF-8, more than any widget shows.
    static let byteLimit = 16 * 1024

    struct Segment {
        /// The range of UTF-8 offsets in the text.
        var range: Range<Int>
        /// The run's style; of its content, only whether it is a symbol counts.
        var style: TextRun
        /// The index in the paragraph's runs.
        var run = 0
        /// The symbol whose place the text holds; nil for letters.
        var drawing: SymbolForm?
        /// Whether its letters stand for those of a placeholder, and have one width.
        var isPlaceholder = false

        var font: Font { style.font }

        /// The author's room after each letter, in points.
        func spacing(_ fit: LetterFit) -> Double {
            if isPlaceholder { return 0 }
            return (style.kerning + style.tracking - font.size * fit.tightening) * fit.scale
        }

        /// The font's room after each letter, in points.
        func tracking(_ fit: LetterFit) -> Double {
            if case .symbol = style.content { return 0 }
            if isPlaceholder { return 0 }
            return SystemTracking.points(of: font, scale: fit.scale)
        }
    }

    private(set) var bytes: [UInt8] = []
    private(set) var segments: [Segment] = []

    /// Whether it contains a symbol.
    var hasDrawings: Bool { segments.contains { $0.drawing != nil } }

    /// Whether some letters have round ends.
    var hasRoundedLetters: Bool { segments.contains { $0.font.isRounded } }

    init(_ paragraph: Paragraph, context: TextContext) {
        let letters = paragraph.placeholder ? PlaceholderLetters.text(like:) : { $0 }
        for (index, run) in paragraph.runs.enumerated() {
            switch run.content {
            case .text(let text): append(letters(text), like: run, index)
            case .liveDate(let date):
                let text = LiveDates.string(for: date, context: context.of(run))
                append(letters(text), like: run, index)
            case .symbol(let name):
                append(String(SymbolTable.character(for: name)), like: run, index)
            case nil: break
            }
        }
        guard paragraph.placeholder else { return }
        for index in segments.indices {
            if case .symbol = segments[index].style.content { continue }
            segments[index].isPlaceholder = true
        }
    }

    private init(bytes: [UInt8], segments: [Segment]) {
        self.bytes = bytes
        self.segments = segments
    }

    /// The text between two offsets.
    func text(in range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
    }

    private mutating func append(_ text: String, like run: TextRun, _ index: Int) {
        let start = bytes.count
        let room = max(0, Self.byteLimit - start)
        if text.utf8.count <= room {
            bytes.append(contentsOf: text.utf8)
        } else {
            // A character that is cut through becomes U+FFFD.
            bytes.append(contentsOf: String(decoding: text.utf8.prefix(room), as: UTF8.self).utf8)
        }
        // Documents keep the text, and Cairo does not accept noncharacters in text.
        bytes.replaceNoncharacters(from: start)
        guard bytes.count > start else { return }
        var style = run
        if !style.locale.isEmpty, !RunLocale.isFollowed(style.locale) { style.locale = "" }
        var segment = Segment(range: start..<bytes.count, style: style, run: index)
        if case .symbol(let name) = run.content { segment.drawing = SymbolTable.form(for: name) }
        segments.append(segment)
    }

    /// The part from an offset to the end of its source line; an ellipsis replaces the lines after
    /// it, with the spaces before them.
    func restOfLine(from start: Int) -> StyledText {
        let newline = UInt8(ascii: "\n")
        let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
        guard bytes[end...].contains(where: { $0 != newline }) else { return slice(start..<end) }
        let last = max(start, includingSpaces(around: end..<end).lowerBound)
        var part = slice(start..<last)
        part.appendEllipsis(like: segment(at: max(start, last - 1)))
        return part
    }

    /// The offset of the first byte of the scalar that a byte belongs to.
    func startOfScalar(at offset: Int) -> Int {
        bytes[...offset].lastIndex { !UTF8.isContinuation($0) } ?? 0
    }

    /// A range of bytes with the spaces before and after it.
    func includingSpaces(around range: Range<Int>) -> Range<Int> {
        let isLetter = { (byte: UInt8) in byte != UInt8(ascii: " ") }
        let start = bytes[..<range.lowerBound].lastIndex(where: isLetter).map { $0 + 1 } ?? 0
        let end = bytes[range.upperBound...].firstIndex(where: isLetter) ?? bytes.count
        return start..<end
    }

    /// The segment that contains an offset; the last one for the end of the text.
    func segment(at offset: Int) -> Segment? {
        segments.first { offset < $0.range.upperBound } ?? segments.last
    }

    /// The room after each letter of a segment, in points.
    ///
    /// It is the author's, plus the font's for letters of its own scripts.
    func spacings(of segment: Segment, _ fit: LetterFit) -> [(bytes: Range<Int>, points: Double)] {
        let own = segment.spacing(fit)
        let tracked = own + segment.tracking(fit)
        guard tracked != own, bytes[segment.range].contains(where: { $0 >= 0x80 }) else {
            return [(segment.range, tracked)]
        }
        var spacings: [(bytes: Range<Int>, points: Double)] = []
        var start = segment.range.lowerBound
        for character in text(in: segment.range) {
            let end = start + character.utf8.count
            let points = SystemTracking.hasLetter(character) ? tracked : own
            if let last = spacings.last, last.points == points {
                spacings[spacings.count - 1].bytes = last.bytes.lowerBound..<end
            } else {
                spacings.append((start..<end, points))
            }
            start = end
        }
        return spacings
    }

    private func slice(_ range: Range<Int>) -> StyledText {
        let parts = segments.compactMap { segment -> Segment? in
            let overlap = segment.range.clamped(to: range)
            guard !overlap.isEmpty else { return nil }
            var part = segment
            part.range =
                overlap.lowerBound - range.lowerBound..<overlap.upperBound - range.lowerBound
            return part
        }
        return StyledText(bytes: Array(bytes[range]), segments: parts)
    }

    private mutating func appendEllipsis(like segment: Segment?) {
        guard var segment else { return }
        let start = bytes.count
        bytes.append(contentsOf: "…".utf8)
        segment.range = start..<bytes.count
        segment.style.text = ""
        segment.drawing = nil
        segment.isPlaceholder = false
        segments.append(segment)
    }
}

extension TextContext {
    /// The context with a run's own language and a date's own time zone.
    func of(_ run: TextRun) -> TextContext {
        var context = self
        if !run.locale.isEmpty, RunLocale.isFollowed(run.locale) { context.locale = run.locale }
        if !run.liveDate.timeZone.isEmpty { context.timeZone = run.liveDate.timeZone }
        return context
    }
}

extension [UInt8] {
    /// Replaces U+nFFFE and U+nFFFF and U+FDD0 to U+FDEF by replacement characters, in UTF-8.
    fileprivate mutating func replaceNoncharacters(from start: Int) {
        guard self[start...].contains(where: { $0 >= 0xEF }) else { return }
        let text = String(decoding: self[start...], as: UTF8.self)
        guard text.unicodeScalars.contains(where: \.properties.isNoncharacterCodePoint) else {
            return
        }
        removeSubrange(start...)
        for scalar in text.unicodeScalars {
            let isText = !scalar.properties.isNoncharacterCodePoint
            append(contentsOf: String(isText ? scalar : .replacement).utf8)
        }
    }
}
