/// A font as a plugin set it, before the text size is known.
public struct FontValue: Hashable, Sendable {
    /// The raw value of a `widget_font_text_style`; 0 means a fixed size.
    public var style: UInt32
    /// The size of a fixed font; with a style and a family, the size at the text size Large.
    public var points: Double
    /// The weight, 100 to 900; 0 means the style's own, ``bold`` the style's in bold.
    public var weight: Int32
    /// The raw value of a `widget_font_design`; 0 means the default.
    public var design: UInt32
    /// The family; empty means the system font.
    public var family: String
    /// Whether letters are slanted.
    public var italic: Bool
    /// Whether all digits have the same width.
    public var monospacedDigit: Bool
    /// The raw value of a `widget_small_caps`; 0 means none.
    public var smallCaps: UInt32
    /// The raw value of a `widget_leading`; 0 means standard.
    public var leading: UInt32
    /// The width, -1 to 1; 0 means the family's own.
    public var width: Double

    /// The weight of bold text, as its style has it.
    public static let bold: Int32 = 1

    /// Makes a font; without arguments, the body style.
    public init(
        style: UInt32 = 6, points: Double = 0, weight: Int32 = 0, design: UInt32 = 0,
        family: String = "", italic: Bool = false, monospacedDigit: Bool = false,
        smallCaps: UInt32 = 0, leading: UInt32 = 0, width: Double = 0
    ) {
        self.style = style
        self.points = points
        self.weight = weight
        self.design = design
        self.family = family
        self.italic = italic
        self.monospacedDigit = monospacedDigit
        self.smallCaps = smallCaps
        self.leading = leading
        self.width = width
    }
}
