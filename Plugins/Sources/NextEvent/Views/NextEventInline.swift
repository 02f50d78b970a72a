import ICalendar
import SwiftUI

/// The next event in one line of text.
struct NextEventInline: View {
    let event: Event

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
