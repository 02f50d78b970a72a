/// The user's accessibility settings, which are not known here.
public enum UIAccessibility {
    /// Whether VoiceOver is running; always `false`.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether motion should be reduced; always `false`.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether transparency should be reduced; always `false`.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether bold text is enabled; always `false`.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colors should be darker; always `false`.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether colors are inverted; always `false`.
    public static var isInvertColorsEnabled: Bool { false }

    /// A notification to assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: UInt32

        /// Creates a notification from its raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// An announcement.
        public static let announcement = Notification(rawValue: 1008)
        /// A change of the screen.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The screen's layout changed.
        public static let layoutChanged = Notification(rawValue: 1001)
    }

    /// No effect here: nobody listens.
    public static func post(notification: Notification, argument: Any?) {}
}
