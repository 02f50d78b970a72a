import WidgetWire

/// The treatment of a font's letters: space between them, lines under and through them.
struct Lettering {
    /// A line under or through letters.
    struct Line {
        var isDrawn = false
        var pattern = LinePattern.solid
        /// The paint; nil for that of the letters.
        var paint: PaintValue?
    }

    var kerning = 0.0
    var tracking = 0.0
    var baselineOffset = 0.0
    /// The width; nil for the font's own.
    var fontWidth: Double?
    var underline = Line()
    var strikethrough = Line()

    /// The greatest distance in points; more would push letters out of any widget.
    private static let mostPoints = 1_000.0

    /// A distance between letters, limited to what can be drawn.
    static func points(_ number: Double) -> Double {
        number.isFinite ? number.clamped(to: -mostPoints...mostPoints) : 0
    }
}

extension Inherited {
    /// Applies the inherited text style to a run.
    func apply(to run: inout TextRun) {
        run.font = self.resolvedFont
        run.color = color(foregroundPaint)
        run.kerning = self.lettering.kerning
        run.tracking = self.lettering.tracking
        run.baselineOffset = self.lettering.baselineOffset
        run.underline = self.lettering.underline.isDrawn
        run.underlinePattern = self.lettering.underline.pattern
        if let paint = self.lettering.underline.paint { run.underlineColor = color(paint) }
        run.strikethrough = self.lettering.strikethrough.isDrawn
        run.strikethroughPattern = self.lettering.strikethrough.pattern
        if let paint = self.lettering.strikethrough.paint { run.strikethroughColor = color(paint) }
    }
}

extension LinePattern {
    /// The pattern of a `widget_line_pattern`; an unknown one is solid.
    init(attribute: Int64) {
        let pattern = LinePattern(rawValue: Int(clamping: attribute) &- 1)
        self = pattern.flatMap { Self.allCases.contains($0) ? $0 : nil } ?? .solid
    }
}
