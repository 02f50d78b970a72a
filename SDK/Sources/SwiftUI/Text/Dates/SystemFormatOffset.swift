import CWidgetPlugin
public import Foundation

extension SystemFormatStyle {
    /// The offset of the current time from a date, such as "3 minutes, 42 seconds", or "3:42" where
    /// it is counted in minutes and seconds, or in hours too, and all of them may be shown.
    public struct DateOffset: Hashable, Codable, Sendable {
        private let anchor: Date
        private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
        private let maxFieldCount: Int
        private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

        /// Shows at most `maxFieldCount` of the allowed units, the largest ones.
        public init(
            to date: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .day, .hour, .minute, .second,
            ],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            anchor = date
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.sign = sign
        }
    }
}

extension SystemFormatStyle.DateOffset: LiveFormatStyle {
    package var live: LiveDate {
        var date = LiveDate(anchor, WIDGET_DATE_DISTANCE)
        date.fields = allowedFields.reduce(0) { $0 | $1.value.rawValue }
        date.fieldCount = maxFieldCount
        if sign == .never { date.sign = WIDGET_SIGN_NEVER.rawValue }
        if sign == .always() { date.sign = WIDGET_SIGN_ALWAYS.rawValue }
        return date
    }

    /// Formats the distance at a time in the largest allowed units.
    public func format(_ value: Date) -> AttributedString {
        AttributedString(signText(value) + (isClock ? clock(value) : words(value)))
    }

    private func words(_ value: Date) -> String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.allowedUnits = NSCalendar.Unit(allowedFields.map(\.unit))
        formatter.maximumUnitCount = maxFieldCount
        return formatter.string(from: min(anchor, value), to: max(anchor, value)) ?? ""
    }

    private var isClock: Bool {
        allowedFields == [.minute, .second] && maxFieldCount >= 2
            || allowedFields == [.hour, .minute, .second] && maxFieldCount >= 3
    }

    private func clock(_ value: Date) -> String {
        let seconds = Int(abs(value.timeIntervalSince(anchor)))
        let pattern: Duration.TimeFormatStyle.Pattern =
            seconds < 3600 || !allowedFields.contains(.hour)
            ? .minuteSecond(padMinuteToLength: 1) : .hourMinuteSecond(padHourToLength: 1)
        return Duration.TimeFormatStyle(pattern: pattern).format(.seconds(seconds))
    }

    private func signText(_ value: Date) -> String {
        if value < anchor { return sign == .never ? "" : "−" }
        return sign == .always() ? "+" : ""
    }
}

extension Date.ComponentsFormatStyle.Field {
    fileprivate var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        default: .second
        }
    }

    fileprivate var value: widget_date_field {
        switch self {
        case .year: WIDGET_FIELD_YEAR
        case .month: WIDGET_FIELD_MONTH
        case .week: WIDGET_FIELD_WEEK
        case .day: WIDGET_FIELD_DAY
        case .hour: WIDGET_FIELD_HOUR
        case .minute: WIDGET_FIELD_MINUTE
        default: WIDGET_FIELD_SECOND
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The offset of the current time from a date, in a limited number of the largest allowed
    /// units.
    public static func offset(
        to date: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
            .year, .month, .day, .hour, .minute, .second,
        ],
        maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}
