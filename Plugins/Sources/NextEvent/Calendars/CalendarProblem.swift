import Foundation
import ICalendar

/// Why no events are shown, with advice for the user.
enum CalendarProblem: Error {
    case noCalendars(folder: String)
    case noEvents
    case missing(String)
    case tooLarge(String)
    case unreadable(String, ICalendarError)

    var title: LocalizedStringResource {
        switch self {
        case .noCalendars: "No calendar yet"
        case .noEvents: "Nothing planned"
        case .missing: "File not found"
        case .tooLarge, .unreadable: "Unreadable calendar"
        }
    }

    var advice: LocalizedStringResource {
        switch self {
        case .noCalendars(let folder): "Put an .ics file into \(folder), or choose a file."
        case .noEvents: "The next two months are free."
        case .missing(let name): "“\(name)” cannot be read. Choose another file."
        case .tooLarge(let name): "“\(name)” is larger than 8 MB. Export fewer events."
        case .unreadable(let name, .notACalendar):
            "“\(name)” is not an iCalendar file. Choose another file."
        case .unreadable(let name, .endsEarly): "“\(name)” is incomplete. Export it again."
        }
    }

    /// The advice where there is little room.
    var shortAdvice: LocalizedStringResource {
        switch self {
        case .noCalendars, .missing, .unreadable(_, .notACalendar): "Choose an .ics file."
        case .noEvents: "Two free months."
        case .tooLarge, .unreadable(_, .endsEarly): "Export it again."
        }
    }

    var symbol: String {
        switch self {
        case .noCalendars: "calendar.badge.plus"
        case .noEvents: "calendar"
        case .missing, .tooLarge, .unreadable: "calendar.badge.exclamationmark"
        }
    }
}
