import CPangoCairo
public import WidgetWire

/// Measures text in fonts, with Pango.
///
/// Creating one opens Pango, Cairo and fontconfig, which takes some milliseconds. Belongs to one
/// thread, together with everything it returns.
public final class PangoTextEngine: TextEngine {
    /// Called once for each unknown symbol name, at most a hundred times; a dashed box is drawn
    /// instead.
    public var onUnknownSymbol: (String) -> Void = { _ in }

    /// Called with a sentence, once for each font that cannot be found or used.
    public var onFontProblem: (String) -> Void {
        get { named.report }
        set { named.report = newValue }
    }

    private let fonts: FontMap
    let named: NamedFonts
    let outliner = GlyphOutliner()
    let live = LiveAlphabet()
    let faces = InstalledFaces()
    private var customMetrics: [Font: LineMetrics] = [:]
    private var spaceWidths: [Font: Double] = [:]
    private var reportedSymbols: Set<String> = []
    private static let reportLimit = 100
    /// The number of fonts after which their metrics are looked up again.
    private static let metricsLimit = 256
    private var paragraphs = ParagraphMemory()
    private let plainFonts = PlainFonts()
    private var latest: (locale: String, isRightToLeft: Bool, pango: OpaquePointer)?

    /// - Parameter shelf: A plugin's own fonts, which may change; nil without a plugin.
    /// - Throws: When a library or the configuration's file is missing.
    public init(
        fonts configuration: FontConfiguration, shelf: FontShelf? = nil
    ) throws(TextEngineError) {
        fonts = try FontMap(configuration)
        named = NamedFonts(map: fonts, shelf: shelf)
    }

    /// Opens the libraries ahead of the first engine, on any thread; the engine reports missing
    /// ones.
    public static func openLibraries() { _ = pango_cairo_open() }

    /// Silences Pango's warnings on standard error about text that no font can be made for.
    ///
    /// Plugins choose the text, and standard error may be a terminal. Only the first call in a
    /// process does something.
    public static func quietWarnings() { _ = warningHandler }

    /// The number of the handler that drops Pango's warnings; nil without Pango.
    private static let warningHandler: UInt32? = {
        guard pango_cairo_open() == nil else { return nil }
        let allLevels: Int32 = ~0b11
        return g_log_set_handler("Pango", allLevels, { _, _, _, _ in }, nil)
    }()

    /// Measures a paragraph; it is not shaped again for another box that it fits into.
    public func measure(
        _ paragraph: Paragraph, in box: TextBox, context: TextContext
    ) -> TextMeasurement {
        typeset(paragraph, in: box, context: context)
            .measurement(in: box, scale: context.scale)
    }

    /// Shapes a paragraph once for all boxes that it fits into.
    public func prepared(
        _ paragraph: Paragraph, context: TextContext
    ) -> any PreparedParagraph {
        EngineParagraph(
            engine: self, shaped: shaped(paragraph, context: context), context: context)
    }

    /// Measures a symbol: about as large as the SF Symbol of its name.
    public func measure(
        _ symbol: Symbol, imageScale: Double, context: TextContext
    ) -> TextMeasurement {
        glyph(for: symbol, context: context)
            .measurement(imageScale: imageScale, scale: context.scale)
    }

    /// Sets a paragraph in a box, for drawing.
    package func typeset(
        _ paragraph: Paragraph, in box: TextBox, context: TextContext
    ) -> TypesetParagraph {
        typeset(shaped(paragraph, context: context), in: box, context: context)
    }

    func shaped(_ paragraph: Paragraph, context: TextContext) -> ShapedParagraph {
        for run in paragraph.runs {
            if case .symbol(let name) = run.content { report(unknown: name) }
        }
        return paragraphs.paragraph(paragraph, context: context) {
            ShapedParagraph(
                paragraph, context: context, pango: pango(context), plainFonts: plainFonts)
        }
    }

    func typeset(
        _ shaped: ShapedParagraph, in box: TextBox, context: TextContext
    ) -> TypesetParagraph {
        Typesetter(
            shaped: shaped, box: box, metrics: { self.metrics(of: $0, context: context) },
            space: { self.spaceWidth(in: $0, context: context) }
        ).set()
    }

    /// The width of a space with the room after it, in points.
    private func spaceWidth(in font: Font, context: TextContext) -> Double {
        if let known = spaceWidths[font] { return known }
        let space = Paragraph.with {
            $0.runs = [
                TextRun.with {
                    $0.text = " "
                    $0.font = font
                }
            ]
        }
        let width = shaped(space, context: context).layout(width: nil, fit: .natural)
            .width(ofLine: 0)
        if spaceWidths.count >= Self.metricsLimit { spaceWidths = [:] }
        spaceWidths[font] = width
        return width
    }

    /// The glyph for a symbol's name, for drawing.
    package func glyph(for symbol: Symbol, context: TextContext) -> SymbolGlyph {
        guard let form = SymbolTable.form(for: symbol.name) else {
            report(unknown: symbol.name)
            return SymbolGlyph(missing: symbol)
        }
        return SymbolGlyph(symbol, form: form, pango: pango(context))
    }

    /// The font of a list's face, for drawing; nil when another version of it is installed, or
    /// none.
    package func font(of face: Face, context: TextContext) -> InstalledFont? {
        faces.font(of: face, context: pango(context)).map(InstalledFont.init)
    }

    private func report(unknown name: String) {
        guard SymbolTable.form(for: name) == nil else { return }
        guard reportedSymbols.count < Self.reportLimit, reportedSymbols.insert(name).inserted
        else { return }
        onUnknownSymbol(name)
    }

    /// Updates to changes of the plugin's fonts, and forgets what was set before.
    func updateFonts() {
        guard named.update() else { return }
        customMetrics = [:]
        spaceWidths = [:]
        paragraphs.removeAll()
        plainFonts.removeAll()
        faces.removeAll()
    }

    /// The PangoContext for a context; most texts of a widget share one.
    func pango(_ context: TextContext) -> OpaquePointer {
        if let latest, latest.locale == context.locale,
            latest.isRightToLeft == context.isRightToLeft
        {
            return latest.pango
        }
        let pango = fonts.context(
            FontMap.Setting(
                language: context.localeIdentifier, isRightToLeft: context.isRightToLeft))
        latest = (context.locale, context.isRightToLeft, pango)
        return pango
    }

    func metrics(of font: Font, context: TextContext) -> LineMetrics {
        var font = font
        if font.lineSize > 0 { (font.size, font.lineSize) = (font.lineSize, 0) }
        if font.family.isEmpty { return .system(size: font.size).with(font.leading) }
        if let known = customMetrics[font] { return known }
        let natural =
            TextLayout.metrics(of: font, context: pango(context)) ?? .system(size: font.size)
        let metrics = natural.with(font.leading)
        if customMetrics.count >= Self.metricsLimit { customMetrics = [:] }
        customMetrics[font] = metrics
        return metrics
    }
}
