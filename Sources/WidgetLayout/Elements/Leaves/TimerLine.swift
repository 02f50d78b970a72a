import WidgetText
import WidgetWire

/// The line of a timer that is the whole text, for widths too narrow for the longest text it can
/// show.
///
/// In such a width a timer reserves no room for hours that it may never count, and is not broken
/// into lines because of the wider digits of the font that stands in for San Francisco: it shrinks
/// instead.
struct TimerLine {
    /// The smallest scale of letters when the timer grows.
    private static let minimumScale = 0.5
    /// The least width as a share of the line's; San Francisco's digits are a little narrower than
    /// others.
    private static let leastShare = 0.9

    /// The measurement of the present line in the widest digits.
    private let measurement: TextMeasurement

    /// Measures a timer; nil for any other text, another font than the platform's, or several
    /// lines.
    init?(_ paragraph: Paragraph, engine: any TextEngine, context: TextContext) {
        guard paragraph.hasTimer, paragraph.runs.count == 1, paragraph.runs[0].font.family.isEmpty
        else { return nil }
        let present = engine.widestDigits(of: paragraph, context: context)
        measurement = engine.measure(present, in: TextBox(), context: context)
        if measurement.lineCount > 1 { return nil }
    }

    private func fits(in width: Double?) -> Bool {
        width.map { $0 >= measurement.width * Self.leastShare } ?? false
    }

    /// The size in a box too narrow for the longest text the timer can show; nil when even the
    /// present text does not fit.
    func measurement(in box: TextBox) -> TextMeasurement? {
        guard fits(in: box.width) else { return nil }
        var result = measurement
        result.width = min(result.width, box.width ?? result.width)
        return result
    }

    /// The paragraph as drawn in a width too narrow for the longest text the timer can show.
    func fitted(_ paragraph: Paragraph, in width: Double) -> Paragraph {
        guard fits(in: width) else { return paragraph }
        var result = paragraph
        let scale = min(1, width / measurement.width)
        result.runs[0].font.size *= scale
        result.runs[0].font.lineSize *= scale
        result.lineLimit = 1
        if result.minimumScale <= 0 || result.minimumScale > Self.minimumScale {
            result.minimumScale = Self.minimumScale
        }
        return result
    }
}
