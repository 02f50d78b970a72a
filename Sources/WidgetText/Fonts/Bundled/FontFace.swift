/// One font of a plugin with its names and metrics.
public struct FontFace: Hashable, Sendable {
    /// The PostScript name, such as "Lato-BoldItalic".
    public var name: String
    /// The full name, such as "Lato Bold Italic".
    public var fullName: String
    /// The family's name, such as "Lato".
    public var family: String
    /// The style's name, such as "Bold Italic".
    public var style: String
    /// The weight, 100 to 900.
    public var weight: Int
    /// Whether letters are slanted.
    public var isItalic = false
    /// Whether all letters have the same width.
    public var isMonospaced = false
    /// The weights of a variable font; nil for a font with one weight.
    public var weights: ClosedRange<Int>?
    /// The metrics.
    public var metrics: Metrics

    /// The name of a family with only a few styles, such as "Lato Black".
    var styledFamily = ""
    /// The start of the font in its file.
    var offset = 0

    /// Metrics in ems, upwards.
    public struct Metrics: Hashable, Sendable {
        /// The extent above the baseline.
        public var ascent = 0.8
        /// The extent below the baseline.
        public var descent = 0.2
        /// The distance between lines.
        public var lineGap = 0.0
        /// The height of capitals.
        public var capHeight = 0.7
        /// The height of small letters.
        public var xHeight = 0.5
    }
}
