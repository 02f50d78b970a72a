import CPangoCairo
import WidgetWire

/// Text shaped and broken into lines by a PangoLayout, which is only made if plain text is not
/// enough.
///
/// Belongs to its engine's thread.
final class TextLayout {
    enum Ellipsis {
        case none, head, middle, tail

        init(_ truncation: Paragraph.Truncation) {
            switch truncation {
            case .head: self = .head
            case .middle: self = .middle
            case .tail, .UNRECOGNIZED: self = .tail
            }
        }

        /// The PangoEllipsizeMode.
        fileprivate var mode: UInt32 {
            switch self {
            case .none: PANGO_ELLIPSIZE_NONE
            case .head: PANGO_ELLIPSIZE_START
            case .middle: PANGO_ELLIPSIZE_MIDDLE
            case .tail: PANGO_ELLIPSIZE_END
            }
        }
    }

    private let text: StyledText
    private let fit: LetterFit
    private let width: Double?
    private let ellipsis: Ellipsis
    private let context: OpaquePointer
    private let drawings: LineDrawings
    let plain: PlainLine?
    private let unbreakable: [Range<Int>]
    private var made: OpaquePointer?
    private lazy var patterns = LinePatterns(text, fit: fit)
    /// The room after letters; Pango leaves it out at the end of a line.
    private lazy var room = LetterRoom(text, fit)

    /// - Parameters:
    ///   - width: The width at which lines are broken, in points; nil breaks only at line feeds.
    ///   - ellipsis: Unless `none`, everything goes on one line that is cut to the width.
    ///   - context: A PangoContext that outlives the layout.
    ///   - drawings: The drawings of the text's symbols, if they are made.
    ///   - plain: The shaped text, if it is known.
    ///   - unbreakable: Ranges of bytes inside which no line ends.
    init(
        _ text: StyledText, fit: LetterFit = .natural, width: Double?, ellipsis: Ellipsis = .none,
        context: OpaquePointer, drawings: LineDrawings? = nil, plain: PlainLine? = nil,
        unbreakable: [Range<Int>] = []
    ) {
        self.text = text
        self.fit = fit
        self.width = width
        self.ellipsis = ellipsis
        self.context = context
        self.drawings = drawings ?? LineDrawings(text, pango: context)
        self.plain = plain
        self.unbreakable = unbreakable
    }

    deinit {
        if let made { g_object_unref(UnsafeMutableRawPointer(made)) }
    }

    private var pointer: OpaquePointer {
        if let made { return made }
        let pointer = pango_layout_new(context)
        made = pointer
        text.bytes.withUnsafeBytes { bytes in
            let start = bytes.assumingMemoryBound(to: CChar.self).baseAddress
            if let start { pango_layout_set_text(pointer, start, Int32(bytes.count)) }
        }
        LetterAttributes(text, fit: fit, drawings: drawings, unbreakable: unbreakable)
            .set(on: pointer)
        pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_ellipsize(pointer, ellipsis.mode)
        if let width { pango_layout_set_width(pointer, Self.units(width)) }
        room.place(in: pointer)
        return pointer
    }

    var lineCount: Int { plain == nil ? Int(pango_layout_get_line_count(pointer)) : 1 }

    /// The bytes of the text that a line shows.
    func range(ofLine index: Int) -> Range<Int> {
        if let plain { return plain.run.bytes }
        guard let line = line(index) else { return 0..<0 }
        let start = Int(pango_layout_line_get_start_index(line))
        return start..<start + Int(pango_layout_line_get_length(line))
    }

    /// The advance of a line, in points.
    func width(ofLine index: Int) -> Double {
        if let plain { return max(0, plain.width) }
        guard let line = line(index) else { return 0 }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return max(0, PangoUnits.points(logical.width) + lastSpacing(ofLine: index))
    }

    /// The width of some of a line's bytes, in points.
    func width(of bytes: Range<Int>, line index: Int) -> Double {
        let parts = line(index)?.parts(showing: bytes) ?? []
        return parts.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    }

    /// How much wider Pango has made the ellipsis of a cut line, which then fills the width; in
    /// points.
    var ellipsisSlack: Double {
        guard let run = runs(ofLine: 0).first(where: \.isEllipsis), let font = run.font else {
            return 0
        }
        let natural = run.marks.reduce(0) { width, mark in
            var logical = PangoRectangle()
            pango_font_get_glyph_extents(font, mark.glyph, nil, &logical)
            return width + PangoUnits.points(logical.width)
        }
        return max(0, run.width - natural)
    }

    /// The bytes that an ellipsis replaces; nil where nothing is cut.
    var cutBytes: Range<Int>? { runs(ofLine: 0).first(where: \.isEllipsis)?.bytes }

    /// The room after a line's last letter, in points.
    private func lastSpacing(ofLine index: Int) -> Double {
        guard !room.isEmpty else { return 0 }
        let last = PangoUnits.points(room.after(range(ofLine: index).upperBound - 1))
        // A line that was cut has no room after its letters.
        return ellipsis == .none ? last : min(0, last)
    }

    /// Whether no line would be broken at a width.
    func fits(_ width: Double) -> Bool { widest <= Self.units(width) }

    /// Whether a line is no wider than that.
    func fits(_ width: Double, line index: Int) -> Bool {
        Self.units(self.width(ofLine: index)) <= Self.units(width)
    }

    /// The width of the widest line, in Pango's units.
    private lazy var widest = (0..<lineCount).reduce(0) { max($0, Self.units(width(ofLine: $1))) }

    /// The ink extents of a line, in points from the start of its baseline.
    func ink(ofLine index: Int) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        guard let line = line(index) else { return (0...0, 0...0) }
        var ink = PangoRectangle()
        pango_layout_line_get_extents(line, &ink, nil)
        return (
            PangoUnits.points(ink.x)...PangoUnits.points(ink.x + ink.width),
            PangoUnits.points(ink.y)...PangoUnits.points(ink.y + ink.height)
        )
    }

    /// Whether the fonts have a glyph for every character.
    var hasAllGlyphs: Bool { pango_layout_get_unknown_glyphs_count(pointer) == 0 }

    /// Draws a line with its baseline starting at a point of a `cairo_t`.
    func draw(line index: Int, x: Double, y: Double, cairo: OpaquePointer) {
        guard let line = line(index) else { return }
        let size = text.segments.reduce(0) { max($0, $1.font.size) } * fit.scale
        let isLarge = GlyphDrawing.isLarge(size, on: cairo)
        let isDrawn =
            (isLarge || text.hasRoundedLetters) && draw(runsOf: index, x: x, y: y, cairo: cairo)
        if !isDrawn, isLarge {
            let ink = ink(ofLine: index)
            EnlargedDrawing(
                fontSize: size, x: x + ink.x.lowerBound...x + ink.x.upperBound,
                y: y + ink.y.lowerBound...y + ink.y.upperBound
            ).draw(on: cairo) {
                cairo_move_to($0, x, y)
                pango_cairo_show_layout_line($0, line)
            }
        } else if !isDrawn {
            cairo_move_to(cairo, x, y)
            pango_cairo_show_layout_line(cairo, line)
        }
        drawings.draw(on: line, fit, x: x, y: y, cairo: cairo)
        patterns?.draw(
            on: line, bytes: range(ofLine: index), room: lastSpacing(ofLine: index), x: x, y: y,
            cairo: cairo)
    }

    /// Draws a line's letters run by run.
    ///
    /// - Returns: False for a line with letters that no font has, which Pango is to draw.
    private func draw(runsOf index: Int, x: Double, y: Double, cairo: OpaquePointer) -> Bool {
        let runs = runs(ofLine: index)
        guard !runs.contains(where: \.isIncomplete) else { return false }
        for run in runs {
            guard let segment = text.segment(at: run.bytes.lowerBound), let font = run.font,
                segment.drawing == nil || run.isEllipsis
            else { continue }
            CairoSettings.setColor(segment.style.color, of: cairo)
            let glyphs = run.marks.map {
                cairo_glyph_t(index: UInt($0.glyph), x: x + run.x + $0.x, y: y + $0.y)
            }
            if segment.font.isRounded, !run.hasColors {
                RoundedLetters.draw(glyphs, of: font, cairo: cairo)
            } else {
                GlyphDrawing(font)?.draw(glyphs, hasColors: run.hasColors, on: cairo)
            }
        }
        return true
    }

    /// Adds the edges of a line's letters to the path of a `cairo_t`.
    func addPath(line index: Int, x: Double, y: Double, cairo: OpaquePointer) {
        guard let line = line(index) else { return }
        cairo_move_to(cairo, x, y)
        pango_cairo_layout_line_path(cairo, line)
    }

    /// The shaped runs of a line.
    func runs(ofLine index: Int) -> [LineRun] {
        if let plain { return [plain.run] }
        return line(index).map { LineRun.runs(of: $0) } ?? []
    }

    /// The item of the text's only run, valid as long as the layout; nil when there are several.
    var onlyItem: UnsafeMutablePointer<PangoItem>? {
        guard lineCount == 1, let node = line(0)?.pointee.runs, node.pointee.next == nil else {
            return nil
        }
        return node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.item
    }

    private func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
        pango_layout_get_line_readonly(pointer, Int32(index))
    }

    /// A width rounded up, at most a million points.
    private static func units(_ points: Double) -> Int32 {
        Int32((points.clamped(to: 0...1_000_000) * PangoUnits.perPoint).rounded(.up))
    }
}

extension TextLayout {
    /// The metrics of a font named by its family.
    static func metrics(of font: Font, context: OpaquePointer) -> LineMetrics? {
        let description = FontDescription(font, scale: 1)
        guard let pangoFont = pango_context_load_font(context, description.pointer) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pangoFont)) }
        let metrics = pango_font_get_metrics(pangoFont, nil)
        defer { pango_font_metrics_unref(metrics) }
        return LineMetrics(
            ascent: PangoUnits.points(pango_font_metrics_get_ascent(metrics)),
            descent: PangoUnits.points(pango_font_metrics_get_descent(metrics)))
    }
}
