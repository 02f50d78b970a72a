import CWidgetPlugin
public import Foundation

extension SystemFormatStyle {
    /// A date as seen from now, such as in 3 hours, tomorrow or Monday, June 3.
    public struct DateReference: Hashable, Codable, Sendable {
        private let date: Date
        private let allowedFields: Set<Date.RelativeFormatStyle.Field>
        private let maxFieldCount: Int
        private let thresholdField: Date.RelativeFormatStyle.Field

        /// Creates a style that writes the distance of a date in the allowed units, or the date
        /// itself beyond the threshold.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [
                .year, .month, .day, .hour, .minute,
            ],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.thresholdField = thresholdField
        }
    }
}

extension SystemFormatStyle.DateReference: LiveFormatStyle {
    package var live: LiveDate {
        var live = LiveDate(date, WIDGET_DATE_REFERENCE)
        live.fields = allowedFields.union([thresholdField]).reduce(0) { $0 | $1.value.rawValue }
        live.fieldCount = maxFieldCount
        live.precision = thresholdField.reach
        return live
    }

    /// Formats the distance of the date at a time.
    public func format(_ value: Date) -> AttributedString {
        let distance = abs(value.timeIntervalSince(date))
        if distance > thresholdField.reach { return AttributedString(name(distance)) }
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: distance < 60 ? value : date, presentation: .named, unitsStyle: .wide)
        if distance >= 60 { style.allowedFields = allowedFields.union([thresholdField]) }
        return AttributedString(style.format(value))
    }

    /// Formats a distant date with some of its components.
    private func name(_ distance: TimeInterval) -> String {
        let style = Date.FormatStyle()
        let isFar = distance > 365 * 86_400
        return switch (isFar, maxFieldCount) {
        case (true, ...1): date.formatted(style.year())
        case (true, 2): date.formatted(style.year().month(.wide))
        case (true, _): date.formatted(style.year().month(.wide).day())
        case (false, ...1): date.formatted(style.month(.wide))
        case (false, 2): date.formatted(style.month(.wide).day().weekday(.wide))
        case (false, _): date.formatted(style.month(.wide).day().weekday(.wide).hour())
        }
    }
}

extension Date.RelativeFormatStyle.Field {
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

    /// Seconds up to which distances are told in the unit: one of the next larger unit.
    fileprivate var reach: Double {
        switch self {
        case .year: 1e9
        case .month: 365 * 86_400
        case .week, .day: 30 * 86_400
        case .hour: 86_400
        case .minute: 3600
        default: 60
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date relative to now, which is written as a date beyond the threshold.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [
            .year, .month, .day, .hour, .minute,
        ],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> SystemFormatStyle.DateReference {
        SystemFormatStyle.DateReference(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
            thresholdField: thresholdField)
    }
}
