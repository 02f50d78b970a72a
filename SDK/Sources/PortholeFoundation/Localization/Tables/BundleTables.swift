import Foundation
import Synchronization

/// The tables that have been loaded so far.
private let tables = Mutex<[TableName: StringTable]>([:])

private struct TableName: Hashable {
    let bundle: String
    let table: String
}

extension Bundle {
    /// Returns the format of a table for a key; each specifier names its argument.
    ///
    /// Plurals and substitutions are selected by `counts`, the numbers of the arguments, with `nil`
    /// for other arguments. Without any argument, `String(format:)` selects them later. A `table`
    /// of `nil` means `Localizable`. Returns `nil` if no table has the key.
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
