/// The result of measuring text, in points.
public struct TextMeasurement: Hashable, Sendable {
    /// The width of the widest line, rounded up to the pixel grid.
    public var width: Double
    /// The height of all lines, rounded up to the pixel grid.
    public var height: Double
    /// The distance of the first line's baseline from the top.
    public var firstBaseline: Double
    /// The distance of the last line's baseline from the top.
    public var lastBaseline: Double
    /// The number of lines shown; 0 for no text.
    public var lineCount: Int
    /// Whether text was cut off.
    public var isTruncated: Bool

    /// Makes a measurement from its parts.
    public init(
        width: Double, height: Double, firstBaseline: Double, lastBaseline: Double,
        lineCount: Int = 1, isTruncated: Bool = false
    ) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
    }
}
