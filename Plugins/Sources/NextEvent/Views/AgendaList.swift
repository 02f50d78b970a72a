import ICalendar
import SwiftUI

/// The coming days with their events.
struct AgendaList: View {
    private static let maximumEvents = 6

    let entry: NextEventEntry

    /// Runs of events of the same day, in order.
    private var days: [(day: Date, events: [Event])] {
        let events = entry.agenda.events.prefix(Self.maximumEvents)
        // What began earlier belongs to today.
        let byDay = Dictionary(grouping: events) {
            Calendar.current.startOfDay(for: max($0.start, entry.date))
        }
        return byDay.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(days, id: \.day) { day, events in
                VStack(alignment: .leading, spacing: 6) {
                    DayName(of: day, asOf: entry.date)
                        .font(.caption.weight(.semibold))
                        .foregroundStyle(.red)
                    ForEach(events) { event in
                        HStack {
                            EventLink(event: event) { EventLine(event: event) }
                            Spacer()
                            AlarmButton(
                                event: event, isOn: entry.agenda.alarms.contains(event.id))
                        }
                    }
                }
            }
            Spacer(minLength: 0)
        }
        .lineLimit(1)
    }
}
