import AppIntents
import ICalendar
import WidgetKit

/// Turns an event's alarm on or off.
struct SetAlarmIntent: AppIntent {
    static let title: LocalizedStringResource = "Set Alarm"
    static let isDiscoverable = false

    @Parameter(title: "Event")
    var event: String

    @Parameter(title: "On")
    var isOn: Bool

    init() {}

    init(event: Event, isOn: Bool) {
        self.event = event.id
        self.isOn = isOn
    }

    func perform() async throws -> some IntentResult {
        AlarmStore().set(isOn, for: event)
        WidgetCenter.shared.reloadTimelines(ofKind: NextEventWidget.kind)
        return .result()
    }
}
