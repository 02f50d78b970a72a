import WidgetWire

/// A symbol as it is drawn: a glyph of the icon font, or a box for a name nothing stands for.
///
/// The symbol is as high as San Francisco's at the medium scale and centred on the height of capital
/// letters, so that it stands in a line of text of its font.
package struct SymbolGlyph {
    private let layout: TextLayout?
    private let fontSize: Double
    /// In points.
    package let width: Double

    /// The height of every symbol and the width of a full one, in ems of the text's font.
    private static let side = 1.17
    /// The narrowest, such as a chevron.
    private static let leastWidth = 0.7
    /// The icon font draws on 20 of 24 parts of its em.
    private static let iconSize = side * 24 / 20
    /// The middle of the icon font's em above its baseline.
    private static let iconCenter = 0.375

    init(missing symbol: Symbol) {
        layout = nil
        fontSize = symbol.font.size
        width = fontSize * Self.side
    }

    init(_ symbol: Symbol, character: Character, pango: OpaquePointer) {
        var run = TextRun()
        run.text = String(character)
        run.color = symbol.color
        run.font = Self.font(in: symbol.font)
        let paragraph = Paragraph.with { $0.runs = [run] }
        let layout = TextLayout(
            StyledText(paragraph, context: TextContext(now: 0)), width: nil, context: pango)
        let ink = layout.ink(ofLine: 0).x
        self.layout = layout
        fontSize = symbol.font.size
        width = max(ink.upperBound - ink.lowerBound, fontSize * Self.leastWidth)
    }

    /// The icon font at the size it has beside letters of a font.
    static func font(in font: Font) -> Font {
        Font.with {
            $0.family = FontFamilies.symbols
            $0.size = font.size * iconSize
        }
    }

    /// How far the icon font stands above the baseline among letters, in points.
    static func rise(in fontSize: Double) -> Double {
        fontSize * (LineMetrics.capHeight / 2 - iconSize * iconCenter)
    }

    /// In points.
    package var height: Double { fontSize * Self.side }

    /// Whether no glyph stands for the name: the caller draws a placeholder.
    package var isMissing: Bool { layout == nil }

    /// Whether the icon font has the glyph.
    var isInFont: Bool { layout?.hasAllGlyphs ?? false }

    func measurement(scale: Double) -> TextMeasurement {
        let baseline = fontSize * LineMetrics.capHeight / 2 + height / 2
        return TextMeasurement(
            width: PixelGrid.roundUp(width, scale: scale),
            height: PixelGrid.roundUp(height, scale: scale), firstBaseline: baseline,
            lastBaseline: baseline)
    }

    /// Draws the glyph centred on a point of a `cairo_t`.
    package func draw(centerX: Double, centerY: Double, cairo: OpaquePointer) {
        guard let layout else { return }
        let ink = layout.ink(ofLine: 0).x
        layout.draw(
            line: 0, x: centerX - (ink.lowerBound + ink.upperBound) / 2,
            y: centerY + fontSize * Self.iconSize * Self.iconCenter, cairo: cairo)
    }
}
