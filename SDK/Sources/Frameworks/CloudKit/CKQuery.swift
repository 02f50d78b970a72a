public import Foundation

/// A query for records.
public final class CKQuery: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.

    /// The record type.
    public let recordType: CKRecord.RecordType
    /// The predicate.
    public let predicate: NSPredicate
    /// The sort order.
    public var sortDescriptors: [NSSortDescriptor]?

    /// Creates a query for records of a type.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}
