import ICalendar
import SwiftUI

/// Content beside a coloured mark, which opens the event's page.
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

extension Event {
    /// The event's page or, without one, its address in the calendar's app.
    var link: URL? { url ?? URL(string: "nextevent://event/\(id)") }
}
