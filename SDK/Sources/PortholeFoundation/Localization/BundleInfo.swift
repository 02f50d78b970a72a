public import Foundation

extension Bundle {
    /// The value of a key of the Info.plist, in the user's language where an `InfoPlist` table has it.
    ///
    /// `PortholeBuild` makes a target's `object(forInfoDictionaryKey:)` do this: where there is such a table,
    /// Foundation's own knows the table's keys alone.
    public func _object(forInfoDictionaryKey key: String) -> Any? {
        guard let value = infoDictionary?[key] else { return nil }
        guard value is String else { return value }
        return localizedFormat(key, table: "InfoPlist", language: .current, counts: []) ?? value
    }
}
