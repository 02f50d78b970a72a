/// A change of one parameter's setting in a placed widget.
public enum SettingChange: Sendable, Hashable {
    /// Sets the parameter to this value.
    case set(ConfigurationValue)
    /// Returns the parameter to its default.
    case reset
}
