/// An alarm, which rings once or again and again.
///
/// Differs from Apple: none is ever scheduled, since a plugin cannot ring; see ``AlarmManager``.
public struct Alarm: Identifiable, Codable, Sendable {
    /// The identifier of an alarm.
    public typealias ID = UUID

    /// The state of an alarm.
    public enum State: Codable, Hashable, Sendable {
        /// Scheduled.
        case scheduled
        /// Counting down.
        case countdown
        /// Paused until it is resumed.
        case paused
        /// Alerting.
        case alerting
    }

    /// The durations of an alarm's countdowns.
    public struct CountdownDuration: Codable, Hashable, Sendable {
        /// The seconds before the alert; `nil` means no countdown.
        public var preAlert: TimeInterval?
        /// The seconds from one alert to the next; `nil` means no further alert.
        public var postAlert: TimeInterval?

        /// Creates durations in seconds.
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            self.preAlert = preAlert
            self.postAlert = postAlert
        }
    }

    /// The identifier of the alarm.
    public var id: UUID
    /// The schedule; `nil` means after the countdown.
    public var schedule: Schedule?
    /// The durations of an alarm's countdowns.
    public var countdownDuration: CountdownDuration?
    /// The state of an alarm.
    public var state: State
}

extension Alarm {
    /// The schedule of an alarm.
    public enum Schedule: Codable, Hashable, Sendable {
        /// At a fixed date.
        case fixed(Date)
        /// At a time of day, in the user's current time zone.
        case relative(Relative)

        /// A time of the day, and the days.
        public struct Relative: Codable, Hashable, Sendable {
            /// A time of the day.
            public struct Time: Codable, Hashable, Sendable {
                /// The hour, starting at 0.
                public var hour: Int
                /// The minute, starting at 0.
                public var minute: Int

                /// Creates a time.
                public init(hour: Int, minute: Int) {
                    self.hour = hour
                    self.minute = minute
                }
            }

            /// The days on which the alarm repeats.
            public enum Recurrence: Codable, Hashable, Sendable {
                /// Never; only the next occurrence.
                case never
                /// On these days of each week.
                case weekly([Locale.Weekday])
            }

            /// The time of the day.
            public var time: Time
            /// The days on which the alarm repeats.
            public var repeats: Recurrence

            /// Creates a time of some days.
            public init(time: Time, repeats: Recurrence = .never) {
                self.time = time
                self.repeats = repeats
            }
        }
    }
}
