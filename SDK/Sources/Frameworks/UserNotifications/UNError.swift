/// The reason why a request failed.
public struct UNError: Error, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: Int, Sendable {
        /// The user does not want to be notified.
        case notificationsNotAllowed = 1
        /// The file of an attachment does not exist.
        case attachmentInvalidURL = 100
        /// The file is of no known kind.
        case attachmentUnrecognizedType = 101
        /// The file is too large.
        case attachmentInvalidFileSize = 102
        /// The file is not in the data store.
        case attachmentNotInDataStore = 103
        /// The file cannot be kept.
        case attachmentMoveIntoDataStoreFailed = 104
        /// The file is corrupt.
        case attachmentCorrupt = 105
        /// The date never occurs.
        case notificationInvalidNoDate = 1400
        /// The notification has no content.
        case notificationInvalidNoContent = 1401
        /// The number makes no sense.
        case badgeInputInvalid = 1600
    }

    /// The user does not want to be notified.
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }

    /// The reason for the error.
    public let code: Code
}
