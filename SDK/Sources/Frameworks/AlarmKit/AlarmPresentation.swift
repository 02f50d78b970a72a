/// The texts and buttons of an alarm, for each thing it does.
public struct AlarmPresentation: Codable, Sendable {
    /// What shows while it rings.
    public struct Alert: Codable, Sendable {
        /// What the second button does.
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
            /// It lets the alarm count down anew.
            case countdown
            /// It performs the intent of the alarm's configuration.
            case custom
        }

        /// The title.
        public var title: LocalizedStringResource
        /// The button that ends it.
        public var stopButton: AlarmButton
        /// Another button.
        public var secondaryButton: AlarmButton?
        /// What the other button does.
        public var secondaryButtonBehavior: SecondaryButtonBehavior?

        /// Creates what shows while it rings.
        public init(
            title: LocalizedStringResource, stopButton: AlarmButton,
            secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.title = title
            self.stopButton = stopButton
            self.secondaryButton = secondaryButton
            self.secondaryButtonBehavior = secondaryButtonBehavior
        }

        /// Creates what shows while it rings, with the system's button to end it.
        public init(
            title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.init(
                title: title,
                stopButton: AlarmButton(
                    text: "Stop", textColor: .white, systemImageName: "xmark"),
                secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
        }
    }

    /// What shows while it counts down.
    public struct Countdown: Codable, Sendable {
        /// The title.
        public var title: LocalizedStringResource
        /// The button that pauses it.
        public var pauseButton: AlarmButton?

        /// Creates what shows while it counts down.
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            self.title = title
            self.pauseButton = pauseButton
        }
    }

    /// What shows while it is paused.
    public struct Paused: Codable, Sendable {
        /// The title.
        public var title: LocalizedStringResource
        /// The button that lets it count on.
        public var resumeButton: AlarmButton

        /// Creates what shows while it is paused.
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            self.title = title
            self.resumeButton = resumeButton
        }
    }

    /// What shows while it rings.
    public var alert: Alert
    /// What shows while it counts down.
    public var countdown: Countdown?
    /// What shows while it is paused.
    public var paused: Paused?

    /// Creates the texts and buttons of an alarm.
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        self.alert = alert
        self.countdown = countdown
        self.paused = paused
    }
}
