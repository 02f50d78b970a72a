public import WidgetWire

/// Measures paragraphs, in fonts or in character cells.
///
/// For the same box, an engine breaks and truncates a paragraph in the same way when it is drawn,
/// so the measurement matches the picture. An engine belongs to one thread.
public protocol TextEngine: AnyObject {
    /// Measures a paragraph in a box.
    ///
    /// - Parameters:
    ///   - paragraph: Its runs; live dates are formatted at `context.now`.
    ///   - box: The room it may take.
    /// - Returns: Its size in points, rounded up to the pixel grid, and its baselines.
    func measure(_ paragraph: Paragraph, in box: TextBox, context: TextContext) -> TextMeasurement

    /// Prepares a paragraph to be measured in several boxes and then set.
    func prepared(_ paragraph: Paragraph, context: TextContext) -> any PreparedParagraph

    /// The paragraph with the fonts that its runs name resolved or replaced.
    func preparing(_ paragraph: Paragraph, context: TextContext) -> Paragraph

    /// The typesetting of a paragraph in a box; nil when a host sets it itself.
    func typesetting(
        of paragraph: Paragraph, in box: TextBox, context: TextContext, book: GlyphBook
    ) -> Typesetting?

    /// The preferred distances of a paragraph from views above and below it.
    func spacing(of paragraph: Paragraph, context: TextContext) -> TextSpacing

    /// The height of capital letters of a font above the baseline, in points.
    func capHeight(of font: Font) -> Double

    /// Measures a symbol: its box in a line of text.
    ///
    /// - Parameter imageScale: The factor from the size of that text to the symbol's font.
    func measure(_ symbol: Symbol, imageScale: Double, context: TextContext) -> TextMeasurement
}

extension TextEngine {
    /// Measures a symbol beside text of its size.
    public func measure(_ symbol: Symbol, context: TextContext) -> TextMeasurement {
        measure(symbol, imageScale: 1, context: context)
    }

    /// Measures again for each box.
    public func prepared(
        _ paragraph: Paragraph, context: TextContext
    ) -> any PreparedParagraph {
        MeasuredParagraph(engine: self, paragraph: paragraph, context: context)
    }

    /// The height in San Francisco, whatever font replaces it.
    public func capHeight(of font: Font) -> Double { font.size * LineMetrics.capHeight }

    /// The platform's distances, since cells have no fonts.
    public func spacing(of paragraph: Paragraph, context: TextContext) -> TextSpacing { .standard }

    /// The unchanged paragraph, since cells have no fonts.
    public func preparing(_ paragraph: Paragraph, context: TextContext) -> Paragraph { paragraph }

    /// Nil, since cells have no fonts.
    public func typesetting(
        of paragraph: Paragraph, in box: TextBox, context: TextContext, book: GlyphBook
    ) -> Typesetting? { nil }
}

/// A paragraph that needs no preparation.
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
