import FoundationEssentials
import FoundationInternationalization

/// Puts calendar units in words: "11 min, 14 sec", "2 hours".
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

    /// For languages whose words for months and years are not in ``LongUnitNames``.
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

/// Words for months and years, which Foundation's durations on Linux do not have.
struct LongUnitNames {
    struct Name {
        var one: String
        var other: String
        var abbreviatedOne: String
        var abbreviatedOther: String

        func text(_ count: Int, isAbbreviated: Bool) -> String {
            if isAbbreviated {
                return "\(count)\(count == 1 ? abbreviatedOne : abbreviatedOther)"
            }
            return "\(count)\(count == 1 ? one : other)"
        }
    }

    var year: Name
    var month: Name
    var separator = ", "

    private init(_ year: [String], _ month: [String], separator: String = ", ") {
        self.year = Self.name(year)
        self.month = Self.name(month)
        self.separator = separator
    }

    /// One, many, one abbreviated, many abbreviated; what is left out is as what stands before.
    private static func name(_ words: [String]) -> Name {
        let last = words[words.count - 1]
        let word = { (index: Int) in index < words.count ? words[index] : last }
        return Name(
            one: word(0), other: word(1), abbreviatedOne: word(2), abbreviatedOther: word(3))
    }

    static let languages: [String: LongUnitNames] = [
        "en": .init([" year", " years", " yr"], [" month", " months", " mth", " mths"]),
        "de": .init([" Jahr", " Jahre", " J"], [" Monat", " Monate", " Mon."]),
        "fr": .init([" an", " ans"], [" mois"]),
        "es": .init([" año", " años", " a"], [" mes", " meses", " m"]),
        "it": .init([" anno", " anni"], [" mese", " mesi"]),
        "pt": .init([" ano", " anos"], [" mês", " meses"]),
        "nl": .init([" jaar"], [" maand", " maanden", " mnd"]),
        "sv": .init([" år"], [" månad", " månader", " mån"]),
        "nb": .init([" år"], [" måned", " måneder", " md."]),
        "da": .init([" år"], [" måned", " måneder", " md."]),
        "ja": .init(["年"], ["か月"], separator: " "),
        "zh": .init(["年"], ["个月"], separator: ""),
        "ko": .init(["년"], ["개월"], separator: " "),
    ]
}
