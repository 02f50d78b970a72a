/// Why a request failed.
public struct UNError: Error, Hashable, Sendable {
    /// The reasons why an operation fails.
    public enum Code: Int, Sendable {
        /// The user does not want to be notified.
        case notificationsNotAllowed = 1
        /// There is no such file.
        case attachmentInvalidURL = 100
        /// The file is of no known kind.
        case attachmentUnrecognizedType = 101
        /// The file is too large.
        case attachmentInvalidFileSize = 102
        /// The file is not kept.
        case attachmentNotInDataStore = 103
        /// The file cannot be kept.
        case attachmentMoveIntoDataStoreFailed = 104
        /// The file is broken.
        case attachmentCorrupt = 105
        /// The date never comes.
        case notificationInvalidNoDate = 1400
        /// There is nothing to show.
        case notificationInvalidNoContent = 1401
        /// The number makes no sense.
        case badgeInputInvalid = 1600
    }

    /// The user does not want to be notified.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }

    /// The reason for the error.
    public let code: Code
}
