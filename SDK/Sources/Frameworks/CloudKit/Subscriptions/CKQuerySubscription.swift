public import Foundation

/// Tells of records that a query finds.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.

    /// What is told of.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// What the bits say.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// New records.
        public static let firesOnRecordCreation = Options(rawValue: 1)
        /// Changed records.
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        /// Deleted records.
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// The first one only.
        public static let firesOnce = Options(rawValue: 8)
    }

    /// The kind of records.
    public let recordType: CKRecord.RecordType?
    /// Which ones.
    public let predicate: NSPredicate
    /// What is told of.
    public let querySubscriptionOptions: Options
    /// The zone they are in.
    open var zoneID: CKRecordZone.ID?

    /// Tells of records of a kind.
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate,
        subscriptionID: CKSubscription.ID = UUID().uuidString, options: Options = []
    ) {
        (self.recordType, self.predicate) = (recordType, predicate)
        querySubscriptionOptions = options
        super.init(subscriptionID: subscriptionID)
    }
}
