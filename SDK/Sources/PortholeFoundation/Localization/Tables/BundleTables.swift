import Foundation
import Synchronization

/// The tables that were needed so far, read once.
private let tables = Mutex<[TableName: StringTable]>([:])

private struct TableName: Hashable {
    let bundle: String
    let table: String
}

extension Bundle {
    /// The format that a table has for a key, each of whose specifiers names its argument.
    ///
    /// Plurals and substitutions are chosen by `counts`, the arguments' numbers; `nil` for those that are none. With
    /// no argument at all they are chosen later, by `String(format:)`.
    /// A `table` of `nil` is `Localizable`. Returns `nil` where no table has the key.
    package func localizedFormat(
        _ key: String, table: String?, language: Locale, counts: [Double?]
    ) -> String? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let found = tables.withLock { tables in
            tables[TableName(bundle: bundlePath, table: name), default: StringTable(name, in: self)]
                .format(key, in: language)
        }
        guard let (format, language) = found else { return nil }
        let words = format.expanded(counts: counts, plurals: PluralRules(language: language))
        if counts.isEmpty { AwaitedFormats.keep(format, language, for: words) }
        return words
    }
}
