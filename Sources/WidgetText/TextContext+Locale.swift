import FoundationEssentials
import FoundationInternationalization

extension TextContext {
    /// The locale's identifier without an encoding; the POSIX locales count as American English.
    var localeIdentifier: String {
        let name = locale.prefix { $0 != "." && $0 != "@" }
        return ["", "C", "POSIX"].contains(name) ? "en_US" : String(name)
    }

    var foundationLocale: Locale {
        Locale(identifier: localeIdentifier)
    }

    /// The time zone; GMT when it is unknown here.
    var foundationTimeZone: TimeZone {
        TimeZone(identifier: timeZone) ?? .gmt
    }
}
