/// An alarm, which rings once or again and again.
///
/// Differs from Apple: none is ever scheduled, since a plugin cannot ring; see ``AlarmManager``.
public struct Alarm: Identifiable, Codable, Sendable {
    /// What identifies an alarm.
    public typealias ID = UUID

    /// What an alarm does now.
    public enum State: Codable, Hashable, Sendable {
        /// It waits for its time.
        case scheduled
        /// It counts down.
        case countdown
        /// It counts down no further until it is resumed.
        case paused
        /// It rings.
        case alerting
    }

    /// How long an alarm counts down.
    public struct CountdownDuration: Codable, Hashable, Sendable {
        /// The seconds before it rings; `nil`: it does not count down.
        public var preAlert: TimeInterval?
        /// The seconds after it rang until it rings again; `nil`: it does not.
        public var postAlert: TimeInterval?

        /// Creates durations in seconds.
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            self.preAlert = preAlert
            self.postAlert = postAlert
        }
    }

    /// Identifies the alarm.
    public var id: UUID
    /// When it rings; `nil`: as soon as it counted down.
    public var schedule: Schedule?
    /// How long it counts down.
    public var countdownDuration: CountdownDuration?
    /// What it does now.
    public var state: State
}

extension Alarm {
    /// When an alarm rings.
    public enum Schedule: Codable, Hashable, Sendable {
        /// At a date.
        case fixed(Date)
        /// At a time of the day, wherever the user is.
        case relative(Relative)

        /// A time of the day, and the days.
        public struct Relative: Codable, Hashable, Sendable {
            /// A time of the day.
            public struct Time: Codable, Hashable, Sendable {
                /// The hour, from 0.
                public var hour: Int
                /// The minute, from 0.
                public var minute: Int

                /// Creates a time.
                public init(hour: Int, minute: Int) {
                    self.hour = hour
                    self.minute = minute
                }
            }

            /// The days.
            public enum Recurrence: Codable, Hashable, Sendable {
                /// The next one only.
                case never
                /// These of each week.
                case weekly([Locale.Weekday])
            }

            /// The time of the day.
            public var time: Time
            /// The days.
            public var repeats: Recurrence

            /// Creates a time of some days.
            public init(time: Time, repeats: Recurrence = .never) {
                self.time = time
                self.repeats = repeats
            }
        }
    }
}
