import FoundationEssentials
import FoundationInternationalization

/// Writes calendar units in words: "11 min, 14 sec", "2 hours".
struct UnitNames {
    private let locale: Locale

    init(_ context: TextContext) {
        locale = context.foundationLocale
    }

    func text(_ parts: [CalendarUnits.Part], isAbbreviated: Bool) -> String {
        let isLong = parts.contains { $0.unit == .year || $0.unit == .month }
        guard isLong else { return duration(parts, isAbbreviated: isAbbreviated) }
        let language = locale.language.languageCode?.identifier ?? "en"
        guard let names = LongUnitNames.languages[language] else {
            return weeks(parts, isAbbreviated: isAbbreviated)
        }
        return parts.map { part in
            switch part.unit {
            case .year: names.year.text(part.count, isAbbreviated: isAbbreviated)
            case .month: names.month.text(part.count, isAbbreviated: isAbbreviated)
            case .week, .day, .hour, .minute, .second:
                duration([part], isAbbreviated: isAbbreviated)
            }
        }.joined(separator: names.separator)
    }

    private func duration(_ parts: [CalendarUnits.Part], isAbbreviated: Bool) -> String {
        format(parts, Set(parts.map { Self.foundationUnit($0.unit) }), isAbbreviated)
    }

    /// Writes weeks, for languages without names of months and years in ``LongUnitNames``.
    private func weeks(_ parts: [CalendarUnits.Part], isAbbreviated: Bool) -> String {
        format(parts, [.weeks], isAbbreviated)
    }

    private func format(
        _ parts: [CalendarUnits.Part], _ units: Set<Duration.UnitsFormatStyle.Unit>,
        _ isAbbreviated: Bool
    ) -> String {
        let seconds = parts.reduce(0) { $0 + $1.count * $1.unit.seconds }
        return Duration.UnitsFormatStyle.units(
            allowed: units, width: isAbbreviated ? .abbreviated : .wide,
            fractionalPart: .hide(rounded: .down)
        ).locale(locale).format(.seconds(seconds))
    }

    private static func foundationUnit(_ unit: CalendarUnits.Unit) -> Duration.UnitsFormatStyle.Unit
    {
        switch unit {
        case .year, .month, .day: .days
        case .week: .weeks
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        }
    }
}
