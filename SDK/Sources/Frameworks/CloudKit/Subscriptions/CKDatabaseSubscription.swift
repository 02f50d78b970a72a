public import Foundation

/// A subscription to all records of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.

    /// The kind of records; nil for all.
    open var recordType: CKRecord.RecordType?

    /// Creates a subscription to a database.
    public override init(subscriptionID: CKSubscription.ID = UUID().uuidString) {
        super.init(subscriptionID: subscriptionID)
    }
}
