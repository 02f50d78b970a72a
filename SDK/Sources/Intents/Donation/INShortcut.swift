/// An intent or activity that users start with a phrase.
///
/// No effect here: no host lists shortcuts.
public final class INShortcut: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The intent.
    public let intent: INIntent?
    /// The activity that the app continues.
    public let userActivity: NSUserActivity?

    /// Creates a shortcut of an intent; never `nil` here.
    public init?(intent: INIntent) {
        self.intent = intent
        userActivity = nil
    }

    /// Creates a shortcut of an activity.
    public init(userActivity: NSUserActivity) {
        intent = nil
        self.userActivity = userActivity
    }
}
