import Foundation

/// A `.stringsdict` file: formats that depend on numbers, devices or widths.
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

    private static func format(_ value: Any) -> LocalizedFormat? {
        if let text = value as? String { return LocalizedFormat(.text(text)) }
        guard let entry = value as? [String: Any] else { return nil }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
            // The widest variant: text that does not fit is truncated or scaled when it is drawn.
            return widths.max { (Double($0.key) ?? 0) < (Double($1.key) ?? 0) }.flatMap {
                format($0.value)
            }
        }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return devices.ofNearestDevice.flatMap(format)
        }
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
