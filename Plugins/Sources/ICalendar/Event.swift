import Foundation

/// One occurrence of an event.
package struct Event: Identifiable, Hashable, Sendable {
    /// The same for the same occurrence whenever the file is read.
    package let id: String
    /// The title; empty if the file has none.
    package let title: String
    package let location: String?
    /// A page about it.
    package let url: URL?
    package let start: Date
    /// Not before `start`; that of an all-day event is the midnight after its last day.
    package let end: Date
    package let isAllDay: Bool
    /// Whether the file wants the user to be alarmed.
    package let hasAlarm: Bool

    package init(
        id: String, title: String, location: String? = nil, url: URL? = nil, start: Date,
        end: Date, isAllDay: Bool = false, hasAlarm: Bool = false
    ) {
        self.id = id
        self.title = title
        self.location = location
        self.url = url
        self.start = start
        self.end = end
        self.isAllDay = isAllDay
        self.hasAlarm = hasAlarm
    }
}
