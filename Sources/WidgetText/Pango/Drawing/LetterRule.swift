import CPangoCairo
import WidgetWire

/// A line under or through letters, on whole pixels of what it is drawn on.
///
/// Where and how thick SwiftUI draws them, from Docs/elements/TextStyle.md of
/// https://github.com/iamcgn/swiftui-web (macOS 26.2): a whole number of pixels thick, rounded up,
/// from pixel to pixel, and with dashes in multiples of that thickness.
package struct LetterRule {
    package private(set) var start: Double
    package private(set) var end: Double
    /// The middle of the line.
    package private(set) var y: Double
    package private(set) var thickness: Double

    /// - Parameters:
    ///   - thickness: The font's own thickness, in points.
    ///   - cairo: What it is drawn on; documents and turned pictures have no rows of pixels.
    package init(
        from start: Double, to end: Double, y: Double, thickness: Double, on cairo: OpaquePointer
    ) {
        (self.start, self.end, self.y, self.thickness) = (start, end, y, thickness)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        // Only pixels in memory have a stride.
        guard cairo_image_surface_get_stride(cairo_get_group_target(cairo)) > 0,
            matrix.xx > 0, matrix.yy > 0, matrix.xy == 0, matrix.yx == 0
        else { return }
        let pixels = max(1, (thickness * matrix.yy - Self.tolerance).rounded(.up))
        self.thickness = pixels / matrix.yy
        let top = (y * matrix.yy + matrix.y0 - pixels / 2 + Self.tolerance).rounded()
        self.y = (top + pixels / 2 - matrix.y0) / matrix.yy
        let left = (start * matrix.xx + matrix.x0 - Self.tolerance).rounded(.up)
        let right = (end * matrix.xx + matrix.x0 + Self.tolerance).rounded(.down)
        // What is less than a pixel long stays visible.
        guard right > left else { return }
        self.start = (left - matrix.x0) / matrix.xx
        self.end = (right - matrix.x0) / matrix.xx
    }

    /// The error of arithmetic, in pixels.
    private static let tolerance = 1e-6
}

extension LetterRule {
    /// The distance from the baseline down to the middle of an underline, in ems.
    package static let underlineDepth = 0.15137
    /// The same for a strikethrough, which is above the baseline: half the height of an x.
    package static let strikethroughDepth = -1078.0 / 2048 / 2

    /// The thickness of a font's lines, in ems.
    package static func thickness(of font: Font) -> Double {
        let weights: [(least: UInt32, factor: Double)] = [
            (900, 2.167), (800, 1.894), (700, 1.583), (600, 1.369), (500, 1.214),
        ]
        return 0.05859 * (weights.first { font.weight >= $0.least }?.factor ?? 1)
    }
}

extension LinePattern {
    /// The lengths of dashes and gaps in turn along a line.
    package func dashes(thickness: Double) -> [Double] {
        let (dash, gap, dot) = (10 * thickness, 5 * thickness, 3 * thickness)
        switch self {
        case .dot: return [dot, dot]
        case .dash: return [dash, gap]
        case .dashDot: return [dash, dot, dot, dot]
        case .dashDotDot: return [dash, dot, dot, dot, dot, dot]
        case .solid, .UNRECOGNIZED: return []
        }
    }
}
