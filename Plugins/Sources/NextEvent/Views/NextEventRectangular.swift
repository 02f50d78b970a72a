import ICalendar
import SwiftUI
import WidgetKit

/// The next event in three lines.
struct NextEventRectangular: View {
    let event: Event
    let date: Date

    var body: some View {
        VStack(alignment: .leading) {
            Text(event.title)
                .font(.headline)
                .widgetAccentable()
            HStack(spacing: 4) {
                DayName(of: event.start, asOf: date)
                if !event.isAllDay { Text(event.start, style: .time) }
            }
            if let location = event.location {
                Text(location).foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
