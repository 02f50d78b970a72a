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
    var width: Width?
    var leading = Leading.standard
    private var hasSmallLowercase = false
    private var hasSmallUppercase = false

    init(style: TextStyle? = nil, points: CGFloat? = nil, family: String? = nil) {
        self.style = style
        self.points = points
        self.family = family
    }

    /// The font in bold: in the emphasized weight of its text style, or bold in others.
    public func bold() -> Font {
        weight(weight == nil || weight == .emphasized ? .emphasized : .bold)
    }

    /// Returns the font in italics.
    public func italic() -> Font { changed { $0.isItalic = true } }

    /// Returns the font with a weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

    /// The font with letters that are all as wide.
    public func monospaced() -> Font { changed { $0.design = .monospaced } }

    /// The font with digits that are all as wide.
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

    /// The font with small capitals for all letters.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

    /// The font with small capitals for small letters.
    public func lowercaseSmallCaps() -> Font { changed { $0.hasSmallLowercase = true } }

    /// The font with small capitals for capitals.
    public func uppercaseSmallCaps() -> Font { changed { $0.hasSmallUppercase = true } }

    /// The font with letters of another width.
    public func width(_ width: Width) -> Font { changed { $0.width = width } }

    /// The font with lines closer together or farther apart.
    public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }

    var smallCapsValue: widget_small_caps {
        switch (hasSmallLowercase, hasSmallUppercase) {
        case (true, true): WIDGET_SMALL_CAPS_ALL
        case (true, false): WIDGET_SMALL_CAPS_LOWERCASE
        case (false, true): WIDGET_SMALL_CAPS_UPPERCASE
        case (false, false): widget_small_caps(rawValue: 0)
        }
    }

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
        value.width = Double(font.width?.value ?? 0)
        value.small_caps = font.smallCapsValue
        if font.leading != .standard { value.leading = font.leading.value }
        set(WIDGET_FONT, value, family: font.family)
    }
}
