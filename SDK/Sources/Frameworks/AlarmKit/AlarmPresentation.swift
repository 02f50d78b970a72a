/// The texts and buttons of an alarm for each of its states.
public struct AlarmPresentation: Codable, Sendable {
    /// The presentation while the alarm is alerting.
    public struct Alert: Codable, Sendable {
        /// The action of the secondary button.
        public enum SecondaryButtonBehavior: Codable, Hashable, Sendable {
            /// Restarts the countdown.
            case countdown
            /// Performs the intent of the configuration.
            case custom
        }

        /// The title.
        public var title: LocalizedStringResource
        /// The button that ends it.
        public var stopButton: AlarmButton
        /// The secondary button.
        public var secondaryButton: AlarmButton?
        /// The action of the secondary button.
        public var secondaryButtonBehavior: SecondaryButtonBehavior?

        /// Creates the presentation of an alert.
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

        /// Creates the presentation of an alert with the default stop button.
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

    /// The presentation during the countdown.
    public struct Countdown: Codable, Sendable {
        /// The title.
        public var title: LocalizedStringResource
        /// The button that pauses it.
        public var pauseButton: AlarmButton?

        /// Creates the presentation of a countdown.
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            self.title = title
            self.pauseButton = pauseButton
        }
    }

    /// The presentation while the alarm is paused.
    public struct Paused: Codable, Sendable {
        /// The title.
        public var title: LocalizedStringResource
        /// The button that lets it count on.
        public var resumeButton: AlarmButton

        /// Creates the presentation of a pause.
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            self.title = title
            self.resumeButton = resumeButton
        }
    }

    /// The presentation while the alarm is alerting.
    public var alert: Alert
    /// The presentation during the countdown.
    public var countdown: Countdown?
    /// The presentation while the alarm is paused.
    public var paused: Paused?

    /// Creates the texts and buttons of an alarm.
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        self.alert = alert
        self.countdown = countdown
        self.paused = paused
    }
}
