public import Foundation
import Synchronization

/// Plural formats that were looked up before their arguments were known.
///
/// Authors pass the plain string from `NSLocalizedString` to `String(format:)`; the format is found
/// again by that string. If several formats have the same string, the latest lookup wins.
enum AwaitedFormats {
    private struct Found {
        let format: LocalizedFormat
        let language: String
    }

    private static let found = Mutex<[String: Found]>([:])

    /// Stores a format under the string that was returned for it.
    static func keep(_ format: LocalizedFormat, _ language: String, for words: String) {
        guard format.dependsOnNumbers else { return }
        found.withLock { $0[words] = Found(format: format, language: language) }
    }

    /// Returns the string for these numbers; unchanged if no stored format matches.
    static func words(_ words: String, counts: [Double?]) -> String {
        guard let found = found.withLock({ $0[words] }) else { return words }
        return found.format.expanded(
            counts: counts, plurals: PluralRules(language: found.language))
    }
}

extension String {
    /// Fills in a format, in the plural forms of its arguments if it has several.
    ///
    /// `PortholeBuild` replaces a target's `String(format:)` with it.
    public static func _filled(
        _ format: String, locale: Locale?, arguments: [any CVarArg]
    ) -> String {
        String(
            format: AwaitedFormats.words(format, counts: arguments.map(\.count)), locale: locale,
            arguments: arguments)
    }
}

extension CVarArg {
    /// The number that selects a plural form.
    fileprivate var count: Double? {
        switch self {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
