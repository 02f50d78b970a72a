import ArgumentParser
import Foundation

/// The language, the region and the time zone that dates and numbers are written for.
struct RegionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The language and region, such as de_DE. Default: LC_ALL, LC_TIME or LANG.",
            valueName: "locale"))
    var locale: LocaleArgument?

    @Option(
        help: ArgumentHelp(
            "The time zone, such as Europe/Berlin. Default: TZ or the system's.",
            valueName: "time-zone"))
    var timeZone: TimeZoneArgument?
}

/// A locale as POSIX or BCP 47 write it: de_DE, de_DE.UTF-8, zh-Hant-TW.
struct LocaleArgument: ExpressibleByArgument {
    let identifier: String

    init?(argument: String) {
        let bare = argument.prefix { $0 != "." && $0 != "@" }
        let locale = Locale(identifier: String(bare).replacing("-", with: "_"))
        guard let language = locale.language.languageCode, language.isISOLanguage,
            bare.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }),
            locale.region?.isISORegion ?? !Self.hasRegion(bare)
        else { return nil }
        identifier = locale.identifier
    }

    /// Whether a part stands where a region would: after the language and a script of four letters.
    private static func hasRegion(_ name: Substring) -> Bool {
        let parts: [Substring] = name.split(whereSeparator: { $0 == "-" || $0 == "_" })
        return parts.dropFirst().contains { $0.count != 4 && $0.allSatisfy(\.isLetter) }
    }
}

/// A time zone by its IANA name.
struct TimeZoneArgument: ExpressibleByArgument {
    let identifier: String

    init?(argument: String) {
        guard let zone = TimeZone(identifier: argument) else { return nil }
        identifier = zone.identifier
    }
}
