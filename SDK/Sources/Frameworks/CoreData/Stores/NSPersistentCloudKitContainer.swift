public import Foundation

/// A container whose store follows the user to other devices.
///
/// Differs from Apple: it stays on this one.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Posted when data was sent to or received from iCloud; never posted here.
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")

    /// Initializes the iCloud schema; nothing is sent here.
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

    /// Only checks whether the model suits it.
    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(
        rawValue: 1 << 1)
    /// Writes the schema to the log.
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(
        rawValue: 1 << 2)
}

/// The iCloud container a store follows the user through.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The identifier of the container.
    public let containerIdentifier: String

    /// Creates options for a container.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
