/// The modes in which an app can perform an intent.
public struct IntentModes: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// When the app comes to the foreground.
    public enum ForegroundMode: Sendable {
        /// Before the intent is performed.
        case immediate
        /// When the intent requests it, at the latest at its end.
        case deferred
        /// When the intent requests it.
        case dynamic
    }

    /// In the background.
    public static let background = IntentModes(rawValue: 1 << 0)
    /// In the foreground, immediately.
    public static let foreground = IntentModes.foreground(.immediate)

    /// In the foreground, with a mode.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: IntentModes(rawValue: 1 << 1)
        case .deferred: IntentModes(rawValue: 1 << 2)
        case .dynamic: IntentModes(rawValue: 1 << 3)
        }
    }
}
