import Foundation

/// A `.stringsdict` file: formats whose parts depend on numbers.
enum StringsDictionary {
    static func texts(_ url: URL) -> StringTable.Texts {
        guard let data = try? Data(contentsOf: url) else { return [:] }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let entries = list as? [String: [String: Any]] else {
            PluginLog.warnOnce(
                "'\(url.path)' is not used: it is not a property list of dictionaries.")
            return [:]
        }
        return entries.compactMapValues(format)
    }

    private static func format(_ entry: [String: Any]) -> LocalizedFormat? {
        guard let text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        return LocalizedFormat(
            .text(text), substitutions: entry.compactMapValues { substitution($0) })
    }

    private static func substitution(_ value: Any) -> LocalizedFormat.Substitution? {
        guard let rule = value as? [String: Any] else { return nil }
        let variants = rule.filter { !$0.key.hasPrefix("NSString") }
            .compactMapValues { ($0 as? String).map(LocalizedFormat.Variants.text) }
        return LocalizedFormat.Substitution(
            specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d",
            variants: .plural(variants))
    }
}
