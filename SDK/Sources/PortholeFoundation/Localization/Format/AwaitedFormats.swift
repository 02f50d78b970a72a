public import Foundation
import Synchronization

/// The formats with plurals that were looked up before their numbers were known.
///
/// What authors get of `NSLocalizedString` and give to `String(format:)` is a plain string: by its words the format
/// is found again, that of the latest lookup where several have the same ones.
enum AwaitedFormats {
    private struct Found {
        let format: LocalizedFormat
        let language: String
    }

    private static let found = Mutex<[String: Found]>([:])

    /// Keeps a format by the words that were given out.
    static func keep(_ format: LocalizedFormat, _ language: String, for words: String) {
        guard format.dependsOnNumbers else { return }
        found.withLock { $0[words] = Found(format: format, language: language) }
    }

    /// The words for these numbers; those that are given where no table has them in several plurals.
    static func words(_ words: String, counts: [Double?]) -> String {
        guard let found = found.withLock({ $0[words] }) else { return words }
        return found.format.expanded(
            counts: counts, plurals: PluralRules(language: found.language))
    }
}

extension String {
    /// A format filled in, in the plurals of its numbers where a table has it in several.
    ///
    /// `PortholeBuild` makes a target's `String(format:)` do this.
    public static func _filled(
        _ format: String, locale: Locale?, arguments: [any CVarArg]
    ) -> String {
        String(
            format: AwaitedFormats.words(format, counts: arguments.map(\.count)), locale: locale,
            arguments: arguments)
    }
}

extension CVarArg {
    /// The number by which a plural is chosen.
    fileprivate var count: Double? {
        switch self {
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
