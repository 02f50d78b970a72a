import ICalendar
import SwiftUI
import WidgetKit

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
