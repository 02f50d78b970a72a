public import Foundation

/// What is looked for among records.
public final class CKQuery: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.

    /// The kind of records.
    public let recordType: CKRecord.RecordType
    /// Which ones.
    public let predicate: NSPredicate
    /// The sort order.
    public var sortDescriptors: [NSSortDescriptor]?

    /// Looks for records of a kind.
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
}
