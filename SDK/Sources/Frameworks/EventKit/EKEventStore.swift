// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A type of calendar items.
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
    /// Access is denied.
    case denied
    /// Full access.
    case fullAccess
    /// Access to add items only.
    case writeOnly

    /// Access is authorized.
    public static let authorized = EKAuthorizationStatus.fullAccess
}

/// The user's calendars and reminders.
///
/// Differs from Apple: access is always denied and there is no data; the log says so once.
open class EKEventStore: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// Returns the authorization; always denied.
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

    /// The accounts; always empty.
    open var sources: [EKSource] { [] }

    /// Returns the calendars; always empty.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }

    /// Returns the calendar with an identifier; always `nil`.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }

    /// The default calendar for events; always `nil`.
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

    /// Returns the default list for reminders; always `nil`.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

    /// A predicate for reminders that are done.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?,
        calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    /// Calls `block` with each event that matches a predicate; there are none.
    open func enumerateEvents(
        matching predicate: NSPredicate,
        using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    /// Returns the event with an identifier; always `nil`.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }

    /// Returns the item with an identifier; always `nil`.
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

    /// Commits changes; there are none.
    open func commit() throws {}

    /// Resets the store.
    open func reset() {}

    /// Refreshes the accounts; there are none.
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
