import Foundation
import Synchronization

/// Which way locales are written.
enum WritingDirection {
    /// The locale asked about last: most requests are for the same one, and looking it up takes a tenth
    /// of an empty request.
    private static let last = Mutex((locale: "en_US", isRightToLeft: false))

    /// Whether a locale's language is written from right to left; not what is no language.
    static func isRightToLeft(_ locale: String) -> Bool {
        guard LocaleName.hasLanguage(locale) else { return false }
        return last.withLock { last in
            if last.locale != locale {
                let language = Locale.Language(identifier: locale)
                last = (locale, language.characterDirection == .rightToLeft)
            }
            return last.isRightToLeft
        }
    }
}
