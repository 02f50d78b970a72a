import WidgetText
import WidgetWire

/// A paragraph that takes as much of the offered room as its lines need.
///
/// Text that updates itself takes what it may come to need, and a timer all the width there is.
final class TextElement: LeafElement {
    private let paragraph: Paragraph
    private let engine: any TextEngine
    private let context: TextContext
    private let book: GlyphBook
    private let takesAllWidth: Bool
    private let updatesItself: Bool
    /// The width that digits may add when they are spaced wider than those measured.
    private let slack: Double
    /// Whether the view may be narrower than a letter; not in a terminal's cells.
    private let mayVanish: Bool
    private lazy var prepared = engine.prepared(
        engine.reservingRoom(in: paragraph, context: context), context: context)
    private lazy var timer =
        mayVanish ? TimerLine(paragraph, engine: engine, context: context) : nil
    private lazy var capHeight = paragraph.runs.map { engine.capHeight(of: $0.font) }.max() ?? 0
    private var known: [(proposal: Proposal, measurement: TextMeasurement)] = []

    init(
        id: UInt64, paragraph: Paragraph, engine: any TextEngine, context: TextContext,
        grid: LayoutGrid, book: GlyphBook
    ) {
        self.paragraph = paragraph
        self.book = book
        self.engine = engine
        self.context = context
        takesAllWidth = paragraph.hasTimer
        updatesItself = paragraph.updatesItself
        mayVanish = grid == .points
        slack = updatesItself && grid == .points ? 1 : 0
        super.init(id: id, guideSources: .text)
    }

    override var spacings: EdgeSpacings { outerSpacings }
    private lazy var outerSpacings = EdgeSpacings.text(
        engine.spacing(of: paragraph, context: context))
    override var isCompressible: Bool { true }

    override func sizeThatFits(_ proposal: Proposal) -> Size {
        // Without any width and height the view is empty; with no height alone it still takes a
        // line.
        if mayVanish, proposal.width == 0, proposal.height == 0 { return .zero }
        let measurement = measurement(for: proposal)
        var size = measurement.size
        size.width = max(size.width, min(size.width + slack, proposal.width ?? .infinity))
        // When the longest text is cut off, the present one may need all the room.
        let isShort = measurement.isTruncated && updatesItself
        if takesAllWidth || isShort, let width = proposal.width {
            size.width = max(size.width, width)
        }
        // Lines may be longer than the view when not even a letter fits.
        if mayVanish, let width = proposal.width { size.width = min(size.width, max(0, width)) }
        return size
    }

    override func explicitPosition(of guide: Guide, size: Size, proposal: Proposal) -> Double? {
        guard guide.isTexts else { return nil }
        return measurement(for: proposal).position(of: guide, capHeight: capHeight)
    }

    override func content(in frame: Rect) -> DisplayNode.OneOf_Content? {
        let box = TextBox(width: frame.width, height: frame.height)
        var paragraph = drawn(in: box)
        if let typesetting = typesetting(of: paragraph, in: box) {
            paragraph.typesetting = typesetting
        }
        return .paragraph(paragraph)
    }

    private func drawn(in box: TextBox) -> Paragraph {
        guard let timer, let width = box.width, !prepared.measure(in: box).isOneLine else {
            return paragraph
        }
        return timer.fitted(paragraph, in: width)
    }

    /// Room is reserved for the longest text of a date, but the present one is drawn.
    private func typesetting(of paragraph: Paragraph, in box: TextBox) -> Typesetting? {
        guard paragraph.hasLiveDates else { return prepared.typesetting(in: box, book: book) }
        return engine.typesetting(of: paragraph, in: box, context: context, book: book)
    }

    private func measurement(for proposal: Proposal) -> TextMeasurement {
        if let same = known.last(where: { $0.measurement.holds(for: proposal, as: $0.proposal) }) {
            return same.measurement
        }
        let box = TextBox(
            width: proposal.width.flatMap(Length.finite).map { max(0, $0) },
            height: proposal.height.flatMap(Length.finite).map { max(0, $0) })
        var measurement = prepared.measure(in: box)
        if !measurement.isOneLine, let line = timer?.measurement(in: box) { measurement = line }
        known.append((proposal, measurement))
        return measurement
    }
}

extension TextMeasurement {
    /// The size, with lengths that are safe to calculate with.
    var size: Size {
        Size(
            width: max(0, Length.finite(width) ?? 0), height: max(0, Length.finite(height) ?? 0))
    }

    /// Whether the whole text is in one line.
    fileprivate var isOneLine: Bool { lineCount == 1 && !isTruncated }

    /// The position of a guide that text sets; nil for others.
    func position(of guide: Guide, capHeight: Double) -> Double? {
        switch guide {
        case .firstTextBaseline: Length.finite(firstBaseline)
        case .lastTextBaseline: Length.finite(lastBaseline)
        case .firstTextLineCenter: Length.finite(firstBaseline - capHeight / 2)
        default: nil
        }
    }

    /// Whether a measurement for `larger` is also the one for `proposal`.
    ///
    /// It is when no line was cut and all lines fit in both, since they are broken at the same
    /// places.
    fileprivate func holds(for proposal: Proposal, as larger: Proposal) -> Bool {
        if proposal == larger { return true }
        return !isTruncated
            && Self.reaches(proposal.width, from: width, to: larger.width)
            && Self.reaches(proposal.height, from: height, to: larger.height)
    }

    private static func reaches(_ length: Double?, from least: Double, to most: Double?) -> Bool {
        least <= length ?? .infinity && length ?? .infinity <= most ?? .infinity
    }
}
