/// The size of a symbol and its place in a line, in ems of the symbol's font at the regular
/// weight.
struct SymbolFrame: Hashable {
    /// The extents of the ink.
    var width: Double
    var height: Double
    /// The margin on the left and on the right.
    var bearing = 0.122
    /// The distance of the ink's middle above the middle of capital letters.
    var rise = 0.0

    /// The margin above and below.
    private static let margin = 0.073
    /// The factor by which margins of small and large symbols are wider than their size says.
    private static let scaledMargins = 1.035

    /// The frame of a symbol whose lines are thicker or thinner than regular ones.
    func heavier(weight: UInt32) -> SymbolFrame {
        let growth = Self.growth(of: weight)
        var frame = self
        frame.width = max(0.01, width + growth)
        frame.height = max(0.01, height + growth)
        return frame
    }

    /// The width with margins.
    var fullWidth: Double { width + bearing * 2 }
    /// The height with margins.
    var fullHeight: Double { height + Self.margin * 2 }

    /// The frame on the pixel grid: the ink takes whole pixels, and so does each margin.
    ///
    /// - Parameters:
    ///   - size: The size of the symbol's font, in points.
    ///   - imageScale: The part of it that the image scale is, 1 for the medium one.
    ///   - scale: The number of pixels per point.
    func measurement(size: Double, imageScale: Double, scale: Double) -> TextMeasurement {
        let scale = scale > 0 ? scale : 1
        let pixels = { (points: Double) in (points * scale + 0.5).rounded(.down) / scale }
        let margins = size * (imageScale == 1 ? 1 : Self.scaledMargins)
        let margin = pixels(margins * Self.margin)
        let height = PixelGrid.roundUp(height * size, scale: scale) + margin * 2
        let middle = size / imageScale * LineMetrics.capHeight / 2 + rise * size
        let descent = pixels(self.height * size / 2 - middle) + margin
        return TextMeasurement(
            width: PixelGrid.roundUp(width * size, scale: scale) + 2 * pixels(margins * bearing),
            height: height, firstBaseline: height - descent, lastBaseline: height - descent)
    }

    private static func growth(of weight: UInt32) -> Double {
        switch weight {
        case 1...150: -0.045
        case 151...250: -0.034
        case 251...350: -0.018
        case 451...550: 0.014
        case 551...650: 0.027
        case 651...750: 0.036
        case 751...850: 0.048
        case 851...: 0.06
        default: 0
        }
    }
}
