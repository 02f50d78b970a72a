/// How many of each thing `widget_plugin.h` lets a plugin have.
///
/// The runner holds the plugin to it, and the host looks again: what comes over the pipe may be the
/// plugin's own words.
public enum ContractLimits {
    /// Widgets of a plugin; and controls, intents, shortcuts, handlers and live activities, each.
    public static let members = 200
    /// Previews of a plugin.
    public static let previews = 1_000
    /// Parameters of a widget, a control, an intent or a handler, and arguments of an action.
    public static let parameters = 32
    /// Values that a parameter declares to choose from.
    public static let choices = 1_000
    /// Cases in which users are asked for a parameter.
    public static let cases = 32
    /// Conditions of such a case.
    public static let conditions = 32
    /// Values that a condition compares with.
    public static let comparedValues = 100
    /// Phrases of a shortcut.
    public static let phrases = 32
    /// Entries of a timeline; those that were added first are kept.
    public static let entries = 10_000
    /// Values that are found for a parameter, and sections of them.
    public static let foundValues = 10_000
    /// Configurations that a widget recommends.
    public static let recommendations = 100
}
