public import Foundation

/// A subscription to the records of a query.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.

    /// The changes that are reported.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: UInt
        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Created records.
        public static let firesOnRecordCreation = Options(rawValue: 1)
        /// Updated records.
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        /// Deleted records.
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// Only the first change.
        public static let firesOnce = Options(rawValue: 8)
    }

    /// The record type.
    public let recordType: CKRecord.RecordType?
    /// The predicate.
    public let predicate: NSPredicate
    /// The changes that are reported.
    public let querySubscriptionOptions: Options
    /// The zone they are in.
    open var zoneID: CKRecordZone.ID?

    /// Creates a subscription to records of a type.
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate,
        subscriptionID: CKSubscription.ID = UUID().uuidString, options: Options = []
    ) {
        (self.recordType, self.predicate) = (recordType, predicate)
        querySubscriptionOptions = options
        super.init(subscriptionID: subscriptionID)
    }
}
