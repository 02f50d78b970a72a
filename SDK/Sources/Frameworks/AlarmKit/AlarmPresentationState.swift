/// The state of an alarm for its live activity.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    /// The mode of an alarm.
    public enum Mode: Codable, Hashable, Sendable {
        /// Counting down.
        case countdown(Countdown)
        /// Paused until it is resumed.
        case paused(Paused)
        /// Alerting.
        case alert(Alert)

        /// The state during a countdown.
        public struct Countdown: Codable, Hashable, Sendable {
            /// The seconds of all of it.
            public var totalCountdownDuration: TimeInterval
            /// The seconds that had passed when it last began.
            public var previouslyElapsedDuration: TimeInterval
            /// The start of the countdown.
            public var startDate: Date
            /// The end of the countdown.
            public var fireDate: Date

            /// Creates a countdown.
            public init(
                totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval,
                startDate: Date, fireDate: Date
            ) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
                self.startDate = startDate
                self.fireDate = fireDate
            }
        }

        /// The state of a pause.
        public struct Paused: Codable, Hashable, Sendable {
            /// The seconds of the whole countdown.
            public var totalCountdownDuration: TimeInterval
            /// The seconds of it that have passed.
            public var previouslyElapsedDuration: TimeInterval

            /// Creates a pause.
            public init(
                totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval
            ) {
                self.totalCountdownDuration = totalCountdownDuration
                self.previouslyElapsedDuration = previouslyElapsedDuration
            }
        }

        /// The state of an alert.
        public struct Alert: Codable, Hashable, Sendable {
            /// The time of the day at which it began.
            public var time: Alarm.Schedule.Relative.Time

            /// Creates the ringing.
            public init(time: Alarm.Schedule.Relative.Time) {
                self.time = time
            }
        }
    }

    /// The identifier of the alarm.
    public var alarmID: Alarm.ID
    /// The mode of an alarm.
    public var mode: Mode

    /// Creates a state.
    public init(alarmID: Alarm.ID, mode: Mode) {
        self.alarmID = alarmID
        self.mode = mode
    }
}
