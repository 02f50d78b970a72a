public import Foundation

extension ModelContext {
    /// Posted before a context is saved.
    public static let willSave = Notification.Name("ModelContextWillSave")
    /// Posted when a context was saved.
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// What the notification of a save has, each an array of `PersistentIdentifier`.
    public enum NotificationKey: String, Sendable {
        /// The point of the history: there is none.
        case queryGeneration
        /// Whether everything is to be read again: it is not.
        case invalidatedAllIdentifiers
        /// The objects that were made.
        case insertedIdentifiers = "inserted"
        /// The objects that were changed.
        case updatedIdentifiers = "updated"
        /// The objects that were deleted.
        case deletedIdentifiers = "deleted"
    }
}
