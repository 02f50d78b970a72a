public import Foundation

/// Looks for records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    // Unchecked: as Apple's, it is set up before it is added.

    /// Where more is to be found; there is never more.
    public final class Cursor: NSObject, @unchecked Sendable {
        // Unchecked: none can be made.
        override init() {}
    }

    /// As many as there are.
    public static let maximumResults = 0

    /// What is looked for.
    open var query: CKQuery?
    /// Where to go on.
    open var cursor: Cursor?
    /// The zone.
    open var zoneID: CKRecordZone.ID?
    /// How many at most; 0 for all.
    open var resultsLimit = maximumResults
    /// The values to bring along; nil for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called for each record: never.
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called for each record: never.
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    /// Called when the operation ends.
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    /// Called when the operation ends.
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

    /// Looks for nothing yet.
    public override init() {}

    /// Looks for records.
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }

    /// Looks for more.
    public convenience init(cursor: Cursor) {
        self.init()
        self.cursor = cursor
    }

    override func fail(_ error: CKError) {
        queryResultBlock?(.failure(error))
        queryCompletionBlock?(nil, error)
        super.fail(error)
    }
}
