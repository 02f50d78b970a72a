/// Why a calendar cannot be changed.
public struct EKError: Error, Hashable, Sendable {
    /// The reasons why an operation fails.
    public enum Code: Int, Sendable {
        /// No calendar is set.
        case noCalendar = 1
        /// The user does not let the plugin.
        case eventStoreNotAuthorized = 29
    }

    /// The reason for the error.
    public let code: Code
}
