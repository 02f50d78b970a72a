/// An error of EventKit.
public struct EKError: Error, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: Int, Sendable {
        /// No calendar is set.
        case noCalendar = 1
        /// The user denied access to calendars.
        case eventStoreNotAuthorized = 29
    }

    /// The reason for the error.
    public let code: Code
}
