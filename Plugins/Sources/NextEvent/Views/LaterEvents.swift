import ICalendar
import SwiftUI

/// The events after the next one.
struct LaterEvents: View {
    let entry: NextEventEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if entry.agenda.others.isEmpty {
                Text("Nothing after that")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            ForEach(entry.agenda.others.prefix(3)) { event in
                EventLink(event: event) {
                    VStack(alignment: .leading, spacing: 1) {
                        Text(event.title)
                            .font(.footnote.weight(.semibold))
                        HStack(spacing: 4) {
                            DayName(of: event.start, asOf: entry.date)
                            if !event.isAllDay { Text(event.start, style: .time) }
                        }
                        .font(.caption2)
                        .foregroundStyle(.secondary)
                    }
                }
            }
            Spacer(minLength: 0)
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A mark and words that lead to an event's page.
struct EventLink<Content: View>: View {
    let event: Event
    @ViewBuilder let content: Content

    var body: some View {
        if let link = event.link {
            Link(destination: link) { row }
        } else {
            row
        }
    }

    private var row: some View {
        HStack(spacing: 8) {
            Capsule()
                .fill(event.isAllDay ? .teal : .red)
                .frame(width: 3)
            content
        }
        .fixedSize(horizontal: false, vertical: true)
        .accessibilityIdentifier("event")
    }
}
