/// What an alarm does now, for its live activity.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    /// What an alarm does.
    public enum Mode: Codable, Hashable, Sendable {
        /// It counts down.
        case countdown(Countdown)
        /// It counts down no further until it is resumed.
        case paused(Paused)
        /// It rings.
        case alert(Alert)

        /// A countdown.
        public struct Countdown: Codable, Hashable, Sendable {
            /// The seconds of all of it.
            public var totalCountdownDuration: TimeInterval
            /// The seconds that had passed when it last began.
            public var previouslyElapsedDuration: TimeInterval
            /// When it last began.
            public var startDate: Date
            /// When it ends.
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

        /// A pause.
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

        /// The ringing.
        public struct Alert: Codable, Hashable, Sendable {
            /// The time of the day at which it began.
            public var time: Alarm.Schedule.Relative.Time

            /// Creates the ringing.
            public init(time: Alarm.Schedule.Relative.Time) {
                self.time = time
            }
        }
    }

    /// Identifies the alarm.
    public var alarmID: Alarm.ID
    /// What it does.
    public var mode: Mode

    /// Creates a state.
    public init(alarmID: Alarm.ID, mode: Mode) {
        self.alarmID = alarmID
        self.mode = mode
    }
}
