// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// What a calendar holds.
public enum EKEntityType: UInt, Sendable {
    /// Events.
    case event
    /// Reminders.
    case reminder
}

/// Whether the user lets the plugin see their calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// Access is restricted on this device.
    case restricted
    /// They do not.
    case denied
    /// They do.
    case fullAccess
    /// They let it add to them.
    case writeOnly

    /// They do.
    public static let authorized = EKAuthorizationStatus.fullAccess
}

/// The user's calendars and reminders.
///
/// Differs from Apple: access is denied and there are none, and the log says so once.
open class EKEventStore: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// Whether the user lets the plugin see them: they do not.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
        .denied
    }

    /// Requests authorization; it is always denied.
    open func requestFullAccessToEvents() async throws -> Bool { refused() }

    /// Requests authorization; it is always denied.
    open func requestFullAccessToReminders() async throws -> Bool { refused() }

    /// Requests authorization; it is always denied.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { refused() }

    /// Requests authorization; it is always denied.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        completion(refused(), nil)
    }

    /// Requests authorization; it is always denied.
    open func requestFullAccessToEvents(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(refused(), nil) }

    /// Requests authorization; it is always denied.
    open func requestFullAccessToReminders(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(refused(), nil) }

    /// Requests authorization; it is always denied.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { refused() }

    /// Requests authorization; it is always denied.
    open func requestWriteOnlyAccessToEvents(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(refused(), nil) }

    /// The accounts: none.
    open var sources: [EKSource] { [] }

    /// The calendars: none.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }

    /// A calendar by its name: there is none.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }

    /// The calendar for new events: there is none.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }

    /// A predicate for events between two dates.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// A predicate for reminders.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// A predicate for reminders that are not done.
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        NSPredicate(value: false)
    }

    /// The events that a predicate is true for: none.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

    /// The reminders that a predicate is true for: none.
    @discardableResult
    open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        completion([])
        return 0
    }

    /// Calls a search off: none is under way.
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}

    /// The list for new reminders: there is none.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

    /// A predicate for reminders that are done.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?,
        calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    /// Calls `block` with each event that a predicate is true for: there are none.
    open func enumerateEvents(
        matching predicate: NSPredicate,
        using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    /// An event by its name: there is none.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }

    /// An event or reminder by its name: there is none.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }

    /// Writes an event: fails.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw refusal()
    }

    /// Writes a reminder: fails.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw refusal() }

    /// Deletes an event: fails.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
        throw refusal()
    }

    /// Deletes a reminder: fails.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw refusal() }

    /// Writes what was changed: nothing was.
    open func commit() throws {}

    /// Forgets what was read.
    open func reset() {}

    /// Asks servers for news: there are none.
    open func refreshSourcesIfNecessary() {}

    private func refusal() -> EKError {
        _ = refused()
        return EKError(code: .eventStoreNotAuthorized)
    }

    private func refused() -> Bool {
        PluginLog.warnOnce("Widgets cannot see the user's calendars: EventKit is denied.")
        return false
    }
}

extension Notification.Name {
    /// Posted when a calendar changed: never here.
    public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
