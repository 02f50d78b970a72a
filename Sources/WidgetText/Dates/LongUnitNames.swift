/// Names of months and years, which Foundation's durations on Linux lack.
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

    /// Reads the forms for one, many, one abbreviated and many abbreviated; missing ones repeat the
    /// last.
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
