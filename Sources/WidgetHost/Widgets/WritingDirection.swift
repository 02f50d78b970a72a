import Foundation
import Synchronization

/// The writing direction of locales.
enum WritingDirection {
    /// The last locale asked about.
    ///
    /// Most requests have the same one, and looking it up takes a tenth of the time of an empty
    /// request.
    private static let last = Mutex((locale: "en_US", isRightToLeft: false))

    /// Whether a locale's language is written from right to left; false for what is not a language.
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
