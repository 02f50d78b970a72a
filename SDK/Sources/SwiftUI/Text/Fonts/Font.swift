import CWidgetPlugin
import Foundation

/// A font by its style, or by its family and size.
///
/// The system's font is the one the host has for it.
public struct Font: Hashable, Sendable {
    var style: TextStyle?
    var points: CGFloat?
    var family: String?
    var weight: Weight?
    var design: Design?
    var isItalic = false
    var hasMonospacedDigits = false
    private var leading = Leading.standard

    init(style: TextStyle? = nil, points: CGFloat? = nil, family: String? = nil) {
        self.style = style
        self.points = points
        self.family = family
    }

    /// How far the lines of a text are apart.
    public enum Leading: Hashable, Sendable {
        /// As usual.
        case standard
        /// Less than usual.
        case tight
        /// More than usual.
        case loose
    }

    /// The font in a bold weight.
    public func bold() -> Font { weight(.bold) }

    /// The font in italics.
    public func italic() -> Font { changed { $0.isItalic = true } }

    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

    /// The font with letters that are all as wide.
    public func monospaced() -> Font { changed { $0.design = .monospaced } }

    /// The font with digits that are all as wide.
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

    /// The font with capitals of the height of small letters; unlike on Apple's platforms unchanged.
    public func smallCaps() -> Font { self }

    /// The font with other distances between lines.
    ///
    /// Unlike on Apple's platforms lines are as far apart as usual.
    public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

    func changed(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}

extension ViewRecorder {
    /// Sets the font of the node that is open.
    func set(_ font: Font) {
        var value = widget_font()
        value.style = font.style?.value ?? WIDGET_FONT_NONE
        value.points = Double(font.points ?? 0)
        value.weight = font.weight?.value ?? 0
        value.design = font.design?.value ?? WIDGET_DESIGN_DEFAULT
        value.italic = font.isItalic
        value.monospaced_digit = font.hasMonospacedDigits
        set(WIDGET_FONT, value, family: font.family)
    }
}
