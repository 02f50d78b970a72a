import FoundationEssentials
import FoundationInternationalization
public import WidgetWire

/// Formats the dates in text that updates itself, as SwiftUI's `Text(_:style:)` and its
/// `SystemFormatStyle` do.
///
/// The styles were checked against Apple's documentation and pictures of SwiftUI. Beyond these,
/// relative text abbreviates its units and leaves out a second unit that is zero.
public enum LiveDates {
    /// The text of a live date at `context.now`, in the context's locale and time zone.
    public static func string(for liveDate: LiveDate, context: TextContext) -> String {
        string(for: liveDate, context: context, unitCount: 2)
    }

    /// The text of a live date with at most `unitCount` units of relative text.
    static func string(
        for liveDate: LiveDate, context: TextContext, unitCount: Int
    ) -> String {
        let text = words(for: liveDate, context: context, unitCount: unitCount)
        return switch liveDate.letterCase {
        case .uppercase: text.uppercased(with: context.foundationLocale)
        case .lowercase: text.lowercased(with: context.foundationLocale)
        case .asWritten, .UNRECOGNIZED: text
        }
    }

    private static func words(
        for liveDate: LiveDate, context: TextContext, unitCount: Int
    ) -> String {
        let elapsed = Elapsed(between: liveDate.date, and: context.now)
        return switch liveDate.style {
        case .time: clock(liveDate.date, date: .omitted, time: .shortened, context)
        case .day, .unspecified, .UNRECOGNIZED:
            clock(liveDate.date, date: .long, time: .omitted, context)
        case .relative:
            UnitNames(context).text(elapsed.units(context).shown(unitCount), isAbbreviated: true)
        case .offset:
            (elapsed.isPast ? "+" : "-")
                + UnitNames(context).text(elapsed.units(context).shown(1), isAbbreviated: false)
        case .timer, .timerInterval, .stopwatch: Counter(liveDate, at: context.now).text(context)
        case .distance: DateDistance(liveDate, elapsed).text(context)
        case .reference: DateReference(liveDate).text(context)
        }
    }

    private static func clock(
        _ date: Double, date dateStyle: Date.FormatStyle.DateStyle,
        time timeStyle: Date.FormatStyle.TimeStyle, _ context: TextContext
    ) -> String {
        Date.FormatStyle(
            date: dateStyle, time: timeStyle, locale: context.foundationLocale,
            calendar: context.foundationLocale.calendar, timeZone: context.foundationTimeZone
        ).format(Date(timeIntervalSince1970: date))
    }
}
