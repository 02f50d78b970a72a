/// A change of what is set for one parameter of a placed widget.
public enum SettingChange: Sendable, Hashable {
    /// It has this value from now on.
    case set(ConfigurationValue)
    /// Its default holds again.
    case reset
}
