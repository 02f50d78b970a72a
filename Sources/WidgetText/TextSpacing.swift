public import WidgetWire

/// A text's preferred distances from what is above and below it, in points.
///
/// Measured with stacks in SwiftUI: a text keeps a tenth of its line's height from other views,
/// measured from the end of its descenders on one side and the top of its capitals on the other,
/// and its style's own distance between lines below another text.
public struct TextSpacing: Hashable, Sendable {
    /// The distance to a view above that is not text.
    public var above: Double
    /// The distance to a view below that is not text.
    public var below: Double
    /// The distance to a text above.
    public var belowText: Double

    /// Makes spacings from distances.
    public init(above: Double, below: Double, belowText: Double) {
        self.above = above
        self.below = below
        self.belowText = belowText
    }

    /// The distances of text without fonts: the platform's, and none between lines.
    public static let standard = TextSpacing(above: 8, below: 8, belowText: 0)

    /// The distances of two texts at one edge of a view: the larger of each.
    public func union(_ other: TextSpacing) -> TextSpacing {
        TextSpacing(
            above: max(above, other.above), below: max(below, other.below),
            belowText: max(belowText, other.belowText))
    }
}

extension TextSpacing {
    /// The distances of lines with letters of some metrics.
    ///
    /// - Parameters:
    ///   - capHeight: The height of a capital letter.
    ///   - gap: The distance between lines of the text.
    init(_ lines: LineMetrics, capHeight: Double, gap: Double, scale: Double) {
        let tenth = PixelGrid.roundUp(lines.height / 10, scale: scale)
        self.init(
            above: lines.descent + tenth,
            below: tenth + max(lines.descent, lines.height - capHeight),
            belowText: max(0, PixelGrid.roundUp(gap, scale: scale)))
    }
}

extension PangoTextEngine {
    /// The distances that the largest of a paragraph's fonts require.
    public func spacing(of paragraph: Paragraph, context: TextContext) -> TextSpacing {
        var lines = LineMetrics(ascent: 0, descent: 0)
        var (capHeight, gap) = (0.0, 0.0)
        for run in paragraph.runs {
            let metrics = metrics(of: run.font, context: context)
            lines.include(metrics)
            let size = run.font.lineSize > 0 ? run.font.lineSize : run.font.size
            capHeight = max(capHeight, size * LineMetrics.capHeight)
            gap = max(gap, run.font.lineGap)
        }
        return TextSpacing(lines, capHeight: capHeight, gap: gap, scale: context.scale)
    }
}
