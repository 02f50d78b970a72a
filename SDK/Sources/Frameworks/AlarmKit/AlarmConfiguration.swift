public import ActivityKit
public import AppIntents

extension AlarmManager {
    /// The configuration of a new alarm.
    ///
    /// Differs from Apple: it is not stored, because alarms are never scheduled.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        /// Creates an alarm that counts down, rings at a time, or both.
        public init(
            countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) {}

        /// Creates an alarm that counts down from now.
        ///
        /// - Parameter duration: In seconds.
        public static func timer(
            duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration<Metadata> {
            AlarmConfiguration(attributes: attributes)
        }

        /// Creates an alarm that rings at a time.
        public static func alarm(
            schedule: Alarm.Schedule? = nil, attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration<Metadata> {
            AlarmConfiguration(attributes: attributes)
        }
    }
}
