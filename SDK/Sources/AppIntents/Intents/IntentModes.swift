/// Where an app can perform an intent.
public struct IntentModes: OptionSet, Sendable {
    /// One bit for each mode.
    public let rawValue: Int

    /// Creates a set of modes of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// When the app comes to the front.
    public enum ForegroundMode: Sendable {
        /// Before the intent is performed.
        case immediate
        /// When the intent asks for it, at the latest at its end.
        case deferred
        /// When the intent asks for it.
        case dynamic
    }

    /// Behind the scenes.
    public static let background = IntentModes(rawValue: 1 << 0)
    /// In front of the user.
    public static let foreground = IntentModes.foreground(.immediate)

    /// In front of the user, from some moment on.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: IntentModes(rawValue: 1 << 1)
        case .deferred: IntentModes(rawValue: 1 << 2)
        case .dynamic: IntentModes(rawValue: 1 << 3)
        }
    }
}
