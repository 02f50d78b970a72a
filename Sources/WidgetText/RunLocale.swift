import FoundationEssentials
import FoundationInternationalization
import Synchronization

/// The locales that texts name beside the user's.
///
/// Pango and Foundation keep for good what they find out of a locale, and a plugin can name as many as it
/// likes. So beyond the first ones only those are followed that there are.
enum RunLocale {
    /// As many as no honest widget names, variations such as those with another calendar counted apart.
    static let limit = 256
    /// As ICU's longest full name.
    private static let byteLimit = 156

    private static let followed = Mutex<Set<String>>([])
    private static let existing = Set(Locale.availableIdentifiers)

    /// Whether a text is written as the locale that it names prescribes.
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
