public import Foundation

extension ModelContext {
    /// Posted before a context is saved.
    public static let willSave = Notification.Name("ModelContextWillSave")
    /// Posted after a context was saved.
    public static let didSave = Notification.Name("ModelContextDidSave")

    /// Keys of the user info of a save notification; each value is an array of
    /// `PersistentIdentifier`.
    public enum NotificationKey: String, Sendable {
        /// The query generation; never present.
        case queryGeneration
        /// Whether all objects were invalidated; never present.
        case invalidatedAllIdentifiers
        /// The objects that were made.
        case insertedIdentifiers = "inserted"
        /// The objects that were changed.
        case updatedIdentifiers = "updated"
        /// The objects that were deleted.
        case deletedIdentifiers = "deleted"
    }
}
