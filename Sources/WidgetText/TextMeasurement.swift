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

extension TextMeasurement {
    /// No text, whatever its font and the lines that are reserved for it.
    ///
    /// As in SwiftUI, it is as high as a line of Helvetica at 12 points, the font of attributed
    /// strings that name none; measured on macOS 27 by arm X10 of
    /// docs/probes/swiftui-text-semantics.swift of https://github.com/mburger89/MetalUI.
    static let noText = TextMeasurement(
        width: 0, height: 14, firstBaseline: 11, lastBaseline: 11, lineCount: 0)
}
