import Foundation

/// A `.strings` file, as text or as a property list.
enum StringsFile {
    static func texts(_ url: URL) -> StringTable.Texts {
        guard let data = try? Data(contentsOf: url) else { return [:] }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let strings = list as? [String: Any] else {
            PluginLog.warnOnce(
                "'\(url.path)' is not used: it is neither a strings file nor a property list. "
                    + "Each line is \"key\" = \"words\";")
            return [:]
        }
        return strings.compactMapValues { value in
            (value as? String).map { LocalizedFormat(.text($0)) }
        }
    }
}
