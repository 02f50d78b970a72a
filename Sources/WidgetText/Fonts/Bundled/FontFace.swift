/// One font of a plugin: what it is called and how it measures.
public struct FontFace: Hashable, Sendable {
    /// The PostScript name, such as "Lato-BoldItalic".
    public var name: String
    /// Such as "Lato Bold Italic".
    public var fullName: String
    /// Such as "Lato".
    public var family: String
    /// Such as "Bold Italic".
    public var style: String
    /// 100 to 900.
    public var weight: Int
    /// Whether letters are slanted.
    public var isItalic = false
    /// Whether all letters are as wide.
    public var isMonospaced = false
    /// The weights that a variable font has; nil for one.
    public var weights: ClosedRange<Int>?
    /// Lengths.
    public var metrics: Metrics

    /// What the family is called in a file that has a name for each few styles, such as "Lato Black".
    var styledFamily = ""
    /// Where the font begins in its file.
    var offset = 0

    /// Lengths in ems, upwards.
    public struct Metrics: Hashable, Sendable {
        /// Above the baseline.
        public var ascent = 0.8
        /// Below the baseline.
        public var descent = 0.2
        /// Between lines.
        public var lineGap = 0.0
        /// The height of capitals.
        public var capHeight = 0.7
        /// The height of small letters.
        public var xHeight = 0.5
    }
}
