public import Foundation

/// A container whose stores are synchronized with iCloud.
///
/// Differs from Apple: they stay on this device.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Posted when data was sent to or received from iCloud.
    ///
    /// No effect here: it is never posted.
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")

    /// Initializes the iCloud schema.
    ///
    /// No effect here: nothing is sent.
    open func initializeCloudKitSchema(
        options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
    ) throws {}
}

/// Options for initializing an iCloud schema.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Checks the model without sending it.
    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(
        rawValue: 1 << 1)
    /// Writes the schema to the log.
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(
        rawValue: 1 << 2)
}

/// The iCloud container of a store.
///
/// No effect here: stores are not synchronized.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The identifier of the container.
    public let containerIdentifier: String

    /// Creates options for a container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
