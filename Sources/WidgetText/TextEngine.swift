public import WidgetWire

/// Measures paragraphs, in fonts or in character cells.
///
/// The same engine, asked with the same box, breaks and truncates a paragraph in the same way when it
/// is drawn, so what was measured is what is seen. An engine belongs to one thread.
public protocol TextEngine: AnyObject {
    /// Measures a paragraph in a box.
    ///
    /// - Parameters:
    ///   - paragraph: Its runs; live dates are formatted at `context.now`.
    ///   - box: The room it may take.
    /// - Returns: Its size in points, rounded up to the pixel grid, and its baselines.
    func measure(_ paragraph: Paragraph, in box: TextBox, context: TextContext) -> TextMeasurement

    /// A paragraph that is measured in one box after another, and then set.
    func prepared(_ paragraph: Paragraph, context: TextContext) -> any PreparedParagraph

    /// The paragraph with the fonts that its runs name found, or others in place of them.
    func preparing(_ paragraph: Paragraph, context: TextContext) -> Paragraph

    /// A paragraph as it is drawn in a box; nil where a host sets it itself.
    func typesetting(
        of paragraph: Paragraph, in box: TextBox, context: TextContext, book: GlyphBook
    ) -> Typesetting?

    /// How far a paragraph wants to stand from what is above and below it.
    func spacing(of paragraph: Paragraph, context: TextContext) -> TextSpacing

    /// How far capital letters of a font reach above the baseline, in points.
    func capHeight(of font: Font) -> Double

    /// Measures a symbol: the box its glyph occupies in a line of its font.
    func measure(_ symbol: Symbol, context: TextContext) -> TextMeasurement
}

extension TextEngine {
    /// Asks anew for each box.
    public func prepared(
        _ paragraph: Paragraph, context: TextContext
    ) -> any PreparedParagraph {
        MeasuredParagraph(engine: self, paragraph: paragraph, context: context)
    }

    /// That of San Francisco, whatever font stands in for it.
    public func capHeight(of font: Font) -> Double { font.size * LineMetrics.capHeight }

    /// The platform's distances: cells have no fonts.
    public func spacing(of paragraph: Paragraph, context: TextContext) -> TextSpacing { .standard }

    /// The paragraph as it is: cells have no fonts.
    public func preparing(_ paragraph: Paragraph, context: TextContext) -> Paragraph { paragraph }

    /// Nil: cells have no fonts.
    public func typesetting(
        of paragraph: Paragraph, in box: TextBox, context: TextContext, book: GlyphBook
    ) -> Typesetting? { nil }
}

/// A paragraph that an engine has prepared; belongs to its engine's thread.
public protocol PreparedParagraph {
    /// Measures it in a box.
    func measure(in box: TextBox) -> TextMeasurement

    /// The paragraph as it is drawn in a box; nil where a host sets it itself.
    func typesetting(in box: TextBox, book: GlyphBook) -> Typesetting?
}

/// A paragraph that there is nothing to prepare of.
private struct MeasuredParagraph: PreparedParagraph {
    let engine: any TextEngine
    let paragraph: Paragraph
    let context: TextContext

    func measure(in box: TextBox) -> TextMeasurement {
        engine.measure(paragraph, in: box, context: context)
    }

    func typesetting(in box: TextBox, book: GlyphBook) -> Typesetting? {
        engine.typesetting(of: paragraph, in: box, context: context, book: book)
    }
}

/// The room a paragraph may take, in points; nil means as much as it wants.
public struct TextBox: Hashable, Sendable {
    /// Lines are broken at this width; nil: only at line feeds.
    public var width: Double?
    /// Only whole lines that fit are shown, but at least one.
    public var height: Double?

    /// Makes a box; what is left out is unlimited.
    public init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }
}

/// What formatting and rounding depend on.
public struct TextContext: Hashable, Sendable {
    /// A BCP 47 or POSIX identifier; empty means en_US.
    public var locale: String
    /// An IANA identifier; empty means UTC.
    public var timeZone: String
    /// Pixels per point.
    public var scale: Double
    /// Seconds since 1970: the moment live dates are formatted for.
    public var now: Double
    /// Whether leading means right.
    public var isRightToLeft: Bool

    /// Makes a context from its parts.
    public init(
        locale: String = "en_US", timeZone: String = "UTC", scale: Double = 1, now: Double,
        isRightToLeft: Bool = false
    ) {
        self.locale = locale
        self.timeZone = timeZone
        self.scale = scale
        self.now = now
        self.isRightToLeft = isRightToLeft
    }

    /// Takes what text depends on from a widget's environment.
    public init(_ environment: WidgetEnvironment, now: Double) {
        self.init(
            locale: environment.locale, timeZone: environment.timeZone, scale: environment.scale,
            now: now, isRightToLeft: environment.rightToLeft)
    }
}

/// What a text engine found out, in points.
public struct TextMeasurement: Hashable, Sendable {
    /// That of the widest line, rounded up to the pixel grid.
    public var width: Double
    /// That of all lines, rounded up to the pixel grid.
    public var height: Double
    /// The distance of the first line's baseline from the top.
    public var firstBaseline: Double
    /// The distance of the last line's baseline from the top.
    public var lastBaseline: Double
    /// How many lines are shown: 0 for no text.
    public var lineCount: Int
    /// Whether something was cut off.
    public var isTruncated: Bool

    /// Makes a measurement from its parts.
    public init(
        width: Double, height: Double, firstBaseline: Double, lastBaseline: Double,
        lineCount: Int = 1, isTruncated: Bool = false
    ) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
    }
}
