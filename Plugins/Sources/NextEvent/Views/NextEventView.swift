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
            case .accessoryInline: NextEventInline(event: next)
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
