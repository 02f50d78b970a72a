public import Foundation

extension Bundle {
    /// Returns a value of the Info.plist, localized if an `InfoPlist` table has the key.
    ///
    /// `PortholeBuild` replaces a target's `object(forInfoDictionaryKey:)` with it: if there is
    /// such a table, Foundation for Linux finds only the table's keys.
    public func _object(forInfoDictionaryKey key: String) -> Any? {
        guard let value = infoDictionary?[key] else { return nil }
        guard value is String else { return value }
        return localizedFormat(key, table: "InfoPlist", language: .current, counts: []) ?? value
    }
}
