import ICalendar
import SwiftUI

/// The next event, large.
struct NextEventCard: View {
    let entry: NextEventEntry
    let event: Event

    private var isRunning: Bool { event.start <= entry.date }

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack {
                DayName(of: event.start, asOf: entry.date)
                    .font(.caption.weight(.semibold))
                    .foregroundStyle(.red)
                Spacer()
                AlarmButton(event: event, isOn: entry.agenda.alarms.contains(event.id))
            }
            Text(event.title)
                .font(.headline)
                .lineLimit(2)
                .minimumScaleFactor(0.85)
            if let location = event.location {
                Text(location)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            Spacer(minLength: 4)
            if !event.isAllDay { countdown }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder private var countdown: some View {
        if isRunning {
            ProgressView(timerInterval: event.start...event.end, countsDown: false) {
                EmptyView()
            } currentValueLabel: {
                EmptyView()
            }
            .tint(.red)
            HStack(spacing: 3) {
                Text("until")
                Text(event.end, style: .time)
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        } else {
            Text(event.start, style: .time)
                .font(.title2.weight(.semibold))
                .monospacedDigit()
                .accessibilityIdentifier("start")
            Text(event.start, style: .relative)
                .font(.caption)
                .foregroundStyle(.secondary)
                .lineLimit(1)
        }
    }
}
