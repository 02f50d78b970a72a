/// The limits that the C headers put on what a plugin declares, returns and writes.
///
/// The runner enforces them, and the host checks again, because a plugin may have written to the
/// pipe itself.
public enum ContractLimits {
    /// Widgets of a plugin; the same limit applies to controls, intents, shortcuts, handlers and
    /// live activities.
    public static let members = 200
    /// Previews of a plugin.
    public static let previews = 1_000
    /// Parameters of a widget, a control, an intent or a handler, and arguments of an action.
    public static let parameters = 32
    /// Choices that a parameter declares.
    public static let choices = 1_000
    /// Cases in which users are asked for a parameter.
    public static let cases = 32
    /// Conditions of such a case.
    public static let conditions = 32
    /// Values that a condition compares with.
    public static let comparedValues = 100
    /// Phrases of a shortcut.
    public static let phrases = 32
    /// Entries of a timeline; the ones added first are kept.
    public static let entries = 10_000
    /// Bytes of the pictures of one answer; those that come later are left out.
    public static let pictureBytes = 48 * 1024 * 1024
    /// Values found for a parameter, and their sections.
    public static let foundValues = 10_000
    /// Configurations that a widget recommends.
    public static let recommendations = 100
    /// Bytes of a file that a plugin writes.
    public static let fileSize = 256 * 1024 * 1024
}
