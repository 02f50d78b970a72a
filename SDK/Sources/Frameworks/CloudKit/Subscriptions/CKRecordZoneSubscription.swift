public import Foundation

/// A subscription to all records of a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.

    /// The zone.
    public let zoneID: CKRecordZone.ID
    /// The kind of records; nil for all.
    open var recordType: CKRecord.RecordType?

    /// Creates a subscription to a zone.
    public init(
        zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString
    ) {
        self.zoneID = zoneID
        super.init(subscriptionID: subscriptionID)
    }
}
