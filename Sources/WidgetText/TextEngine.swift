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
