/// What a user set for assistive technology; nothing is known here.
public enum UIAccessibility {
    /// Never.
    public static var isVoiceOverRunning: Bool { false }
    /// Never.
    public static var isReduceMotionEnabled: Bool { false }
    /// Never.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Never.
    public static var isBoldTextEnabled: Bool { false }
    /// Never.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Never.
    public static var isInvertColorsEnabled: Bool { false }

    /// What assistive technology is told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// Apple's number.
        public let rawValue: UInt32

        /// What a number says.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Something to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// The screen changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The screen's layout changed.
        public static let layoutChanged = Notification(rawValue: 1001)
    }

    /// No effect here: nobody listens.
    public static func post(notification: Notification, argument: Any?) {}
}
