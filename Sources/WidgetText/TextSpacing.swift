public import WidgetWire

/// How far a text wants to stand from what is above and below it, in points.
///
/// Measured with stacks in SwiftUI: a text keeps a tenth of its line's height between itself and other views, from
/// where its descenders end on one side and its capitals begin on the other, and a style's own distance between
/// lines below another text.
public struct TextSpacing: Hashable, Sendable {
    /// To a view above it that is no text.
    public var above: Double
    /// To a view below it that is no text.
    public var below: Double
    /// To a text above it.
    public var belowText: Double

    /// Distances as they are.
    public init(above: Double, below: Double, belowText: Double) {
        self.above = above
        self.below = below
        self.belowText = belowText
    }

    /// The distances of text without fonts: the platform's, and none between lines.
    public static let standard = TextSpacing(above: 8, below: 8, belowText: 0)

    /// What two texts want that share an edge of a view: the larger of each.
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
    ///   - capHeight: From the baseline to the top of a capital letter.
    ///   - gap: Between one line of the text and the next.
    init(_ lines: LineMetrics, capHeight: Double, gap: Double, scale: Double) {
        let tenth = PixelGrid.roundUp(lines.height / 10, scale: scale)
        self.init(
            above: lines.descent + tenth,
            below: tenth + max(lines.descent, lines.height - capHeight),
            belowText: max(0, PixelGrid.roundUp(gap, scale: scale)))
    }
}

extension PangoTextEngine {
    /// What the largest of a paragraph's fonts want.
    public func spacing(of paragraph: Paragraph, context: TextContext) -> TextSpacing {
        var lines = LineMetrics(ascent: 0, descent: 0)
        var (capHeight, gap) = (0.0, 0.0)
        for run in paragraph.runs {
            let metrics = metrics(of: run.font, context: context)
            lines.include(metrics)
            capHeight = max(capHeight, run.font.size * LineMetrics.capHeight)
            gap = max(gap, run.font.lineGap)
        }
        return TextSpacing(lines, capHeight: capHeight, gap: gap, scale: context.scale)
    }
}
