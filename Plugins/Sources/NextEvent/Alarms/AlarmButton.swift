import ICalendar
import SwiftUI

/// A bell that turns the alarm of an event on or off.
struct AlarmButton: View {
    let event: Event
    let isOn: Bool

    var body: some View {
        Button(intent: SetAlarmIntent(event: event, isOn: !isOn)) {
            Image(systemName: isOn ? "bell.fill" : "bell.slash")
                .foregroundStyle(isOn ? AnyShapeStyle(.orange) : AnyShapeStyle(.tertiary))
                .accessibilityLabel(
                    isOn
                        ? "Turn off the alarm of \(event.title)"
                        : "Turn on the alarm of \(event.title)")
        }
        .buttonStyle(.plain)
        .font(.footnote)
        .accessibilityIdentifier(isOn ? "alarm-on" : "alarm-off")
    }
}
