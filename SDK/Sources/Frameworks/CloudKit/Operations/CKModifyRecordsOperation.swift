/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    // Unchecked: as Apple's, it is set up before it is added.

    /// The policy for conflicting versions of a record.
    public enum RecordSavePolicy: Int, Sendable {
        /// Saves only if the record on the server is unchanged.
        case ifServerRecordUnchanged
        /// Saves the changed values.
        case changedKeys
        /// Saves all values.
        case allKeys
    }

    /// The records to save.
    open var recordsToSave: [CKRecord]?
    /// The identifiers of the records to delete.
    open var recordIDsToDelete: [CKRecord.ID]?
    /// The policy for conflicting versions.
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    /// Whether the operation is atomic.
    open var isAtomic = true
    /// Called for each record to be saved.
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    /// Called for each record to be deleted.
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    /// Called when the operation ends.
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    /// Called when the operation ends.
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

    /// Saves and deletes records.
    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }

    override func fail(_ error: CKError) {
        for record in recordsToSave ?? [] {
            perRecordSaveBlock?(record.recordID, .failure(error))
        }
        for id in recordIDsToDelete ?? [] { perRecordDeleteBlock?(id, .failure(error)) }
        modifyRecordsResultBlock?(.failure(error))
        modifyRecordsCompletionBlock?(nil, nil, error)
        super.fail(error)
    }
}
