import CWidgetPlugin
public import Foundation

/// A font, which becomes a real one where the text is laid out.
public struct Font: Hashable, Sendable {
    /// A use of text, whose size follows what the user prefers.
    public enum TextStyle: CaseIterable, Sendable {
        /// The largest titles.
        case largeTitle
        /// Titles.
        case title
        /// Titles of the second rank.
        case title2
        /// Titles of the third rank.
        case title3
        /// Headings.
        case headline
        /// Lesser headings.
        case subheadline
        /// Running text.
        case body
        /// Notes beside running text.
        case callout
        /// Notes below running text.
        case footnote
        /// Captions of pictures.
        case caption
        /// Lesser captions.
        case caption2
    }

    /// The shape of the letters.
    public enum Design: Hashable, Sendable {
        /// The system's.
        case `default`
        /// With serifs.
        case serif
        /// With round ends.
        case rounded
        /// All letters as wide as each other.
        case monospaced
    }

    /// How thick the strokes are.
    public struct Weight: Hashable, Sendable {
        let value: Int32

        /// The thinnest.
        public static let ultraLight = Weight(value: 100)
        /// Very thin.
        public static let thin = Weight(value: 200)
        /// Thin.
        public static let light = Weight(value: 300)
        /// As usual.
        public static let regular = Weight(value: 400)
        /// A little thick.
        public static let medium = Weight(value: 500)
        /// Half bold.
        public static let semibold = Weight(value: 600)
        /// Bold.
        public static let bold = Weight(value: 700)
        /// Very bold.
        public static let heavy = Weight(value: 800)
        /// The thickest.
        public static let black = Weight(value: 900)
    }

    /// How far lines are apart.
    public enum Leading: Hashable, Sendable {
        /// As usual.
        case standard
        /// Closer.
        case tight
        /// Further.
        case loose
    }

    private var style: TextStyle?
    private var points: CGFloat = 0
    private var family: String?
    private var ownWeight: Weight?
    private var ownDesign: Design?
    private var isItalic = false
    private var hasMonospacedDigits = false

    private init() {}

    /// The system's font of a text style.
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        var font = Font()
        font.style = style
        font.ownDesign = design
        font.ownWeight = weight
        return font
    }

    /// The system's font in a fixed size, in points.
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        var font = Font()
        font.points = size
        font.ownDesign = design
        font.ownWeight = weight
        return font
    }

    /// A font of a family, in points at the default text size; it scales as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A font of a family, in points at the default text size; it scales as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        var font = custom(name, fixedSize: size)
        font.style = style
        return font
    }

    /// A font of a family, in a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        var font = Font()
        font.points = fixedSize
        font.family = name
        return font
    }

    /// The font, slanted.
    public func italic() -> Font { changed { $0.isItalic = true } }

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.ownWeight = weight } }

    /// The font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The font with all letters as wide as each other.
    public func monospaced() -> Font { changed { $0.ownDesign = .monospaced } }

    /// The font with all digits as wide as each other.
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

    /// The font with capitals of the size of small letters; unlike on Apple's platforms unchanged.
    public func smallCaps() -> Font { self }

    /// The font with lines at another distance; unlike on Apple's platforms unchanged.
    public func leading(_ leading: Leading) -> Font { self }

    private func changed(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}

extension Font {
    /// Records the font as the one of the node that is open.
    @MainActor
    func record(into recorder: ViewRecorder) {
        var font = widget_font()
        font.style = style?.header ?? WIDGET_FONT_NONE
        font.points = points
        font.weight = ownWeight?.value ?? 0
        font.design = ownDesign?.header ?? WIDGET_DESIGN_DEFAULT
        font.italic = isItalic
        font.monospaced_digit = hasMonospacedDigits
        recorder.set(WIDGET_FONT, font, family: family)
    }
}

extension Font.TextStyle {
    fileprivate var header: widget_font_text_style {
        switch self {
        case .largeTitle: WIDGET_FONT_LARGE_TITLE
        case .title: WIDGET_FONT_TITLE
        case .title2: WIDGET_FONT_TITLE2
        case .title3: WIDGET_FONT_TITLE3
        case .headline: WIDGET_FONT_HEADLINE
        case .subheadline: WIDGET_FONT_SUBHEADLINE
        case .body: WIDGET_FONT_BODY
        case .callout: WIDGET_FONT_CALLOUT
        case .footnote: WIDGET_FONT_FOOTNOTE
        case .caption: WIDGET_FONT_CAPTION
        case .caption2: WIDGET_FONT_CAPTION2
        }
    }
}

extension Font.Design {
    var header: widget_font_design {
        switch self {
        case .default: WIDGET_DESIGN_DEFAULT
        case .serif: WIDGET_DESIGN_SERIF
        case .rounded: WIDGET_DESIGN_ROUNDED
        case .monospaced: WIDGET_DESIGN_MONOSPACED
        }
    }
}
