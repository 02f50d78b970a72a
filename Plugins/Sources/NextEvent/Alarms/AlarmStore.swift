import Foundation
import ICalendar

/// Which alarms the user has turned on or off.
struct AlarmStore {
    private static let key = "alarms"

    private let defaults = UserDefaults(suiteName: CalendarFolder.appGroup)

    private var choices: [Event.ID: Bool] {
        defaults?.dictionary(forKey: Self.key) as? [Event.ID: Bool] ?? [:]
    }

    /// Whether an event's alarm is on: as the user chose or, before that, as the file says.
    func isOn(_ event: Event) -> Bool { choices[event.id] ?? event.hasAlarm }

    func set(_ isOn: Bool, for event: Event.ID) {
        defaults?.set(choices.merging([event: isOn]) { $1 }, forKey: Self.key)
    }
}
