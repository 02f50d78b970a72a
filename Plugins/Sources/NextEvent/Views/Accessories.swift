import ICalendar
import SwiftUI
import WidgetKit

/// The next event in one line of text.
struct NextEventInline: View {
    let event: Event
    let date: Date

    var body: some View {
        Label {
            if event.isAllDay {
                Text(event.title)
            } else {
                Text("\(Text(event.start, style: .time)) \(event.title)")
            }
        } icon: {
            Image(systemName: "calendar")
        }
    }
}

/// The next event's time in a circle.
struct NextEventCircular: View {
    let event: Event
    let date: Date

    var body: some View {
        ZStack {
            AccessoryWidgetBackground()
            VStack(spacing: 1) {
                Image(systemName: "calendar")
                    .font(.title3)
                    .widgetAccentable()
                Group {
                    if event.isAllDay {
                        DayName(of: event.start, asOf: date)
                    } else {
                        Text(event.start, style: .time)
                    }
                }
                .font(.caption2.weight(.semibold))
                .minimumScaleFactor(0.6)
                .lineLimit(1)
            }
            .padding(6)
        }
        .accessibilityLabel(event.title)
    }
}

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
