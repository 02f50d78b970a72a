import FoundationEssentials
import FoundationInternationalization
import Synchronization

/// The locales that texts name besides the user's.
///
/// Pango and Foundation keep what they find out about a locale, and a plugin can name any number.
/// Beyond the first ones, therefore, only existing locales are followed.
enum RunLocale {
    /// A number that no honest widget reaches; variations, such as other calendars, count
    /// separately.
    static let limit = 256
    /// The length of ICU's longest full name.
    private static let byteLimit = 156

    private static let followed = Mutex<Set<String>>([])
    private static let existing = Set(Locale.availableIdentifiers)

    /// Whether a text follows the locale that it names.
    static func isFollowed(_ identifier: String) -> Bool {
        guard identifier.utf8.count <= byteLimit else { return false }
        return followed.withLock { followed in
            if followed.contains(identifier) { return true }
            guard followed.count < limit || existing.contains(identifier) else { return false }
            followed.insert(identifier)
            return true
        }
    }
}
