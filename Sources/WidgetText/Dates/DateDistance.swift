import FoundationEssentials
import FoundationInternationalization
import WidgetWire

/// The distance of a date from now, as SwiftUI's `SystemFormatStyle.DateOffset` writes it.
///
/// It reads "1 hour, 5 minutes", or "1:05:32" if it is counted in minutes and seconds, or in hours
/// too, and all of them may be shown.
struct DateDistance {
    private let elapsed: Elapsed
    private let units: Set<CalendarUnits.Unit>
    private let count: Int
    private let sign: LiveDate.Sign

    init(_ date: LiveDate, _ elapsed: Elapsed) {
        self.elapsed = elapsed
        units = CalendarUnits.Unit.units(fields: date.fields)
        count = date.fieldCount > 0 ? Int(date.fieldCount) : 2
        sign = date.sign
    }

    func parts(_ context: TextContext) -> [CalendarUnits.Part] {
        elapsed.units(context, units).shown(count)
    }

    func text(_ context: TextContext) -> String {
        signText + (isClock ? clock(context) : words(context))
    }

    private var isClock: Bool {
        units == [.minute, .second] && count >= 2
            || units == [.hour, .minute, .second] && count >= 3
    }

    private func clock(_ context: TextContext) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern =
            elapsed.seconds < 3600 || !units.contains(.hour)
            ? .minuteSecond(padMinuteToLength: 1) : .hourMinuteSecond(padHourToLength: 1)
        return Duration.TimeFormatStyle(pattern: pattern, locale: context.foundationLocale)
            .format(.seconds(elapsed.seconds))
    }

    private func words(_ context: TextContext) -> String {
        UnitNames(context).text(parts(context), isAbbreviated: false)
    }

    private var signText: String {
        switch sign {
        case .never: ""
        case .automatic, .UNRECOGNIZED: elapsed.isPast ? "" : "−"
        case .always: elapsed.isPast ? "+" : "−"
        }
    }
}
