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
        /// The inserted objects.
        case insertedIdentifiers = "inserted"
        /// The updated objects.
        case updatedIdentifiers = "updated"
        /// The deleted objects.
        case deletedIdentifiers = "deleted"
    }
}
