import CWidgetPlugin
import Foundation

/// A font by its style, or by its family and size.
///
/// The system font is the host's.
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
    var hasSmallLowercase = false
    var hasSmallUppercase = false
    /// The factor of the size.
    var scale: CGFloat = 1
    /// Whether what the font does not say comes from the environment.
    var isInheriting = false

    init(style: TextStyle? = nil, points: CGFloat? = nil, family: String? = nil) {
        self.style = style
        self.points = points
        self.family = family
    }

    /// Returns the font in the emphasized weight of its text style, or in bold without one.
    public func bold() -> Font {
        weight(weight == nil || weight == .emphasized ? .emphasized : .bold)
    }

    /// Returns the font in italics.
    public func italic() -> Font { changed { $0.isItalic = true } }

    /// Returns the font with a weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }

    /// Returns the font in its monospaced design.
    public func monospaced() -> Font { changed { $0.design = .monospaced } }

    /// Returns the font with monospaced digits.
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }

    /// Returns the font with small capitals for all letters.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

    /// Returns the font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { changed { $0.hasSmallLowercase = true } }

    /// Returns the font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font { changed { $0.hasSmallUppercase = true } }

    /// Returns the font with letters of another width.
    public func width(_ width: Width) -> Font { changed { $0.width = width } }

    /// Returns the font with another line spacing.
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
        let font = font.effective(in: environment.font)
        var value = widget_font()
        value.style = font.style?.value ?? WIDGET_FONT_NONE
        value.points = Double(font.scaledPoints ?? 0)
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
