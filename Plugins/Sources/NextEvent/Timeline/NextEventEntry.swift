import ICalendar
import WidgetKit

struct NextEventEntry: TimelineEntry {
    let date: Date
    let agenda: Agenda

    /// The score rises as the next event comes nearer.
    var relevance: TimelineEntryRelevance? {
        guard let next = agenda.next else { return TimelineEntryRelevance(score: 0) }
        let hours = max(0, next.start.timeIntervalSince(date)) / 3600
        let change = date < next.start ? next.start : next.end
        return TimelineEntryRelevance(
            score: Float(1 / (1 + hours)), duration: max(0, change.timeIntervalSince(date)))
    }
}
