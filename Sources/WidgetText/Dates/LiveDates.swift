import FoundationEssentials
import FoundationInternationalization
public import WidgetWire

/// Formats the dates in text that updates itself, as SwiftUI's `Text(_:style:)` does.
///
/// The styles were checked against Apple's documentation and pictures of SwiftUI. Where that is
/// silent: relative text abbreviates its units and leaves out a second unit that is zero.
public enum LiveDates {
    /// What a live date says at `context.now`, in the context's locale and time zone.
    public static func string(for liveDate: LiveDate, context: TextContext) -> String {
        string(for: liveDate, context: context, unitCount: 2)
    }

    /// What a live date says where there is room for no more than `unitCount` units of relative text.
    static func string(
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
        case .timer: timer(elapsed, context)
        }
    }

    /// The first moment after `moment` at which a live date says something else, in seconds since
    /// 1970; nil when it never does.
    public static func nextChange(
        of liveDate: LiveDate, after moment: Double, context: TextContext
    ) -> Double? {
        switch liveDate.style {
        case .time, .day, .unspecified, .UNRECOGNIZED: nil
        case .timer: Elapsed(between: liveDate.date, and: moment).nextSecond
        case .relative: nextChange(of: liveDate, after: moment, unitCount: 2, context)
        case .offset: nextChange(of: liveDate, after: moment, unitCount: 1, context)
        }
    }

    /// The first moment after `moment` at which any text of a display list says something else.
    ///
    /// - Returns: Seconds since 1970; nil for a list without text that updates itself.
    public static func nextChange(in list: DisplayList, after moment: Double) -> Double? {
        let context = TextContext(list.environment, now: moment)
        return list.nodes.lazy.flatMap(\.paragraph.runs).compactMap { run in
            guard case .liveDate(let date) = run.content else { return nil }
            return nextChange(of: date, after: moment, context: context)
        }.min()
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

    /// Minutes and seconds; hours only when there are any, and then any number of them.
    private static func timer(_ elapsed: Elapsed, _ context: TextContext) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern =
            elapsed.seconds < 3600
            ? .minuteSecond(padMinuteToLength: 1) : .hourMinuteSecond(padHourToLength: 1)
        return Duration.TimeFormatStyle(pattern: pattern, locale: context.foundationLocale)
            .format(.seconds(elapsed.seconds))
    }

    /// Doubles the step until the units shown differ, then halves it: between the date and far away
    /// they only ever grow.
    private static func nextChange(
        of liveDate: LiveDate, after moment: Double, unitCount: Int, _ context: TextContext
    ) -> Double? {
        let start = Elapsed(between: liveDate.date, and: moment)
        let shown = start.units(context).shown(unitCount)
        let differs = { (steps: Int) in
            let later = start.advanced(by: steps)
            return later.isPast != start.isPast
                || later.units(context).shown(unitCount) != shown
        }
        var step = 1
        while !differs(step) {
            step *= 2
            if step > Elapsed.longest { return nil }
        }
        var same = step / 2
        while step - same > 1 {
            let middle = (step + same) / 2
            if differs(middle) { step = middle } else { same = middle }
        }
        return start.advanced(by: step).moment
    }
}
