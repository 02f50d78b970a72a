public import Foundation

extension Bundle {
    /// Looks up a key in a table; `value` is the result for missing keys.
    ///
    /// Goes before Foundation's where `value` is not optional, as in generated code, and also looks
    /// into string catalogs.
    public func localizedString(
        forKey key: String, value: String, table tableName: String?
    ) -> String {
        _localizedString(forKey: key, value: value, table: tableName)
    }

    /// Looks up a key in a table; `value` is the result for missing keys.
    ///
    /// `PortholeBuild` makes a target's `localizedString(forKey:value:table:)` do this, also where
    /// `value` is `nil`.
    public func _localizedString(
        forKey key: String, value: String?, table tableName: String?
    ) -> String {
        localizedFormat(key, table: tableName, language: .current, counts: [])
            ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
}
