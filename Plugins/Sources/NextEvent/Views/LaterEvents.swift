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
