import FoundationEssentials
import FoundationInternationalization
import WidgetWire

/// A date relative to now, as SwiftUI's `SystemFormatStyle.DateReference` writes it.
///
/// It reads "in 3 hours" or "tomorrow" when it is near, "Monday, June 3" or "June 2019" when it is
/// not.
struct DateReference {
    private let date: Date
    private let fields: UInt32
    private let count: Int
    /// The distance in seconds beyond which the date itself is written.
    private let threshold: Double

    /// The distance at which Apple's default changes from days to dates: about a month.
    private static let month = 30 * 86_400.0
    private static let year = 365 * 86_400.0

    init(_ date: LiveDate) {
        self.date = Date(timeIntervalSince1970: date.date)
        fields = date.fields
        count = date.fieldCount > 0 ? Int(date.fieldCount) : 2
        threshold = date.precision > 0 ? date.precision : Self.month
    }

    func text(_ context: TextContext) -> String {
        let now = Date(timeIntervalSince1970: context.now)
        let distance = abs(date.timeIntervalSince(now))
        if distance > threshold { return name(isFar: distance > Self.year, context) }
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: distance < 60 ? now : date, presentation: .named, unitsStyle: .wide,
            locale: context.foundationLocale, calendar: calendar(context))
        if distance >= 60 { style.allowedFields = allowedFields }
        return style.format(now)
    }

    private var allowedFields: Set<Date.RelativeFormatStyle.Field> {
        var units = CalendarUnits.Unit.units(fields: fields)
        if fields == 0 { units.remove(.second) }
        return Set(units.map(\.relativeField))
    }

    private func name(isFar: Bool, _ context: TextContext) -> String {
        let style = Date.FormatStyle(
            locale: context.foundationLocale, calendar: calendar(context),
            timeZone: context.foundationTimeZone)
        let named: Date.FormatStyle =
            switch (isFar, count) {
            case (true, 1): style.year()
            case (true, 2): style.year().month(.wide)
            case (true, _): style.year().month(.wide).day()
            case (false, 1): style.month(.wide)
            case (false, 2): style.month(.wide).day().weekday(.wide)
            case (false, _): style.month(.wide).day().weekday(.wide).hour()
            }
        return named.format(date)
    }

    private func calendar(_ context: TextContext) -> Calendar {
        var calendar = context.foundationLocale.calendar
        calendar.timeZone = context.foundationTimeZone
        return calendar
    }
}

extension CalendarUnits.Unit {
    fileprivate var relativeField: Date.RelativeFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}
