import Foundation
import ICalendar

/// The events ahead, or the reason why there are none to show.
struct Agenda {
    /// The events that are not over yet, the earliest first.
    var events: [Event] = []
    /// The events whose alarm is on.
    var alarms: Set<Event.ID> = []
    /// Why there are no events; `nil` if there are some.
    var problem: CalendarProblem?

    /// The next event; an all-day event only if there is no other.
    var next: Event? { events.first { !$0.isAllDay } ?? events.first }

    /// The events besides the next one.
    var others: [Event] { events.filter { $0.id != next?.id } }

    /// The agenda at a later date.
    func after(_ date: Date) -> Agenda {
        var later = self
        later.events = events.filter { $0.end > date || $0.start >= date }
        return later
    }

    /// The dates at which it changes: when an event begins or ends, and at midnight.
    func changes(in interval: DateInterval) -> [Date] {
        let midnight = Calendar.current.startOfDay(for: interval.end)
        let dates = Set(events.flatMap { [$0.start, $0.end] } + [midnight])
        return dates.filter { $0 > interval.start && $0 < interval.end }.sorted()
    }
}

extension Agenda {
    /// The agenda shown in galleries.
    static func sample(at date: Date) -> Agenda {
        func event(
            _ title: LocalizedStringResource, in minutes: Double, lasting length: Double,
            at location: LocalizedStringResource? = nil
        ) -> Event {
            let start = date.addingTimeInterval(minutes * 60)
            return Event(
                id: title.key, title: String(localized: title),
                location: location.map { String(localized: $0) }, start: start,
                end: start.addingTimeInterval(length * 60))
        }
        let events = [
            event("Piano lesson", in: 25, lasting: 45, at: "Music school"),
            event("Dinner with Ada", in: 180, lasting: 120, at: "Harbour Inn"),
            event("Dentist", in: 26 * 60, lasting: 30),
            event("Train to Oslo", in: 50 * 60, lasting: 240, at: "Platform 4"),
        ]
        return Agenda(events: events, alarms: [events[0].id, events[3].id])
    }
}
