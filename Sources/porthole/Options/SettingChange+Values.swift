import WidgetHost

extension [String: ConfigurationValue] {
    /// The settings as `name=value`, sorted by name.
    var settings: [String] {
        sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }

    /// The values after the changes, without those that are reset.
    func merging(_ changes: [String: SettingChange]) -> Self {
        changes.reduce(into: self) { $0[$1.key] = $1.value.value }
    }
}

extension SettingChange {
    /// Sets a value; nil resets the parameter to its default.
    init(_ value: ConfigurationValue?) {
        self = value.map { .set($0) } ?? .reset
    }

    /// The value to set; nil for a reset.
    var value: ConfigurationValue? {
        if case .set(let value) = self { value } else { nil }
    }
}
