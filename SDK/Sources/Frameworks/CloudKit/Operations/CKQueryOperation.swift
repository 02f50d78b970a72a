public import Foundation

/// An operation that queries records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    // Unchecked: as Apple's, it is set up before it is added.

    /// The position after a page of results; there are never further results.
    public final class Cursor: NSObject, @unchecked Sendable {
        // Unchecked: none can be made.
        override init() {}
    }

    /// Requests the maximum number of results.
    public static let maximumResults = 0

    /// The query.
    open var query: CKQuery?
    /// The cursor.
    open var cursor: Cursor?
    /// The zone.
    open var zoneID: CKRecordZone.ID?
    /// The maximum number of results; 0 means all.
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

    /// Creates an operation without a query.
    public override init() {}

    /// Creates an operation for a query.
    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }

    /// Creates an operation for further results.
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
