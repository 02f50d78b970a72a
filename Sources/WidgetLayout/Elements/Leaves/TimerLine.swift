import WidgetText
import WidgetWire

/// The line of a timer that stands alone in a text, for widths that are too narrow for what it may become.
///
/// There a timer has no room for hours that it may never count, nor is it broken into lines because the
/// digits of the font that stands in for San Francisco's are wider: it shrinks.
struct TimerLine {
    /// How small letters become when the timer grows.
    private static let minimumScale = 0.5
    /// How narrow a width may be beside the line's: San Francisco's digits are a little narrower than others.
    private static let leastShare = 0.9

    /// Of the line as it is now, in the widest digits.
    private let measurement: TextMeasurement

    /// Nil for text that is no timer in the platform's font, and for one that is broken as it is.
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

    /// What the line takes of a box that what it may become does not fit in; nil where it has no room itself.
    func measurement(in box: TextBox) -> TextMeasurement? {
        guard fits(in: box.width) else { return nil }
        var result = measurement
        result.width = min(result.width, box.width ?? result.width)
        return result
    }

    /// The paragraph as it is drawn in a width that what it may become does not fit in.
    func fitted(_ paragraph: Paragraph, in width: Double) -> Paragraph {
        guard fits(in: width) else { return paragraph }
        var result = paragraph
        result.runs[0].font.size *= min(1, width / measurement.width)
        result.lineLimit = 1
        if result.minimumScale <= 0 || result.minimumScale > Self.minimumScale {
            result.minimumScale = Self.minimumScale
        }
        return result
    }
}
