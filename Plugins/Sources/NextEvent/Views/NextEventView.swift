import ICalendar
import SwiftUI
import WidgetKit

struct NextEventView: View {
    @Environment(\.widgetFamily) private var family
    let entry: NextEventEntry

    var body: some View {
        content
            .containerBackground(for: .widget) { Backdrop() }
            .widgetURL(entry.agenda.next?.link)
    }

    @ViewBuilder private var content: some View {
        if let problem = entry.agenda.problem {
            ProblemView(problem: problem)
        } else if let next = entry.agenda.next {
            switch family {
            case .accessoryInline: NextEventInline(event: next, date: entry.date)
            case .accessoryCircular: NextEventCircular(event: next, date: entry.date)
            case .accessoryRectangular: NextEventRectangular(event: next, date: entry.date)
            case .systemLarge: AgendaList(entry: entry)
            case .systemMedium:
                HStack(spacing: 14) {
                    NextEventCard(entry: entry, event: next)
                    Divider()
                    LaterEvents(entry: entry)
                }
            default: NextEventCard(entry: entry, event: next)
            }
        } else {
            ProblemView(problem: .noEvents)
        }
    }
}

extension Event {
    /// Its page or, without one, its place in the calendar's app.
    var link: URL? { url ?? URL(string: "nextevent://event/\(id)") }
}

/// The widget's background: paper, with a shine of red from above.
struct Backdrop: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        LinearGradient(
            colors: [.red.opacity(colorScheme == .dark ? 0.22 : 0.10), .red.opacity(0)],
            startPoint: .top, endPoint: .center
        )
        .background(colorScheme == .dark ? Color(white: 0.11) : .white)
    }
}
