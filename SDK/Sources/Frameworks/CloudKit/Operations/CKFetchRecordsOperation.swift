/// Fetches records by their identifiers.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    // Unchecked: as Apple's, it is set up before it is added.

    /// The identifiers of the records.
    open var recordIDs: [CKRecord.ID]?
    /// The values to bring along; nil for all.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Called for each record.
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called when the operation ends.
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Called when the operation ends.
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

    /// Creates an operation without records.
    public override init() {}

    /// Creates an operation for records.
    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }

    override func fail(_ error: CKError) {
        for id in recordIDs ?? [] { perRecordResultBlock?(id, .failure(error)) }
        fetchRecordsResultBlock?(.failure(error))
        fetchRecordsCompletionBlock?(nil, error)
        super.fail(error)
    }
}
