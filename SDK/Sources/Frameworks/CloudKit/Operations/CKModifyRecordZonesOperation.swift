/// Saves and deletes zones.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    // Unchecked: as Apple's, it is set up before it is added.

    /// The zones to save.
    open var recordZonesToSave: [CKRecordZone]?
    /// The identifiers of the zones to delete.
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?
    /// Called when the operation ends.
    open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?

    /// Saves and deletes zones.
    public init(
        recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
    ) {
        (self.recordZonesToSave, self.recordZoneIDsToDelete) =
            (recordZonesToSave, recordZoneIDsToDelete)
    }

    override func fail(_ error: CKError) {
        modifyRecordZonesResultBlock?(.failure(error))
        super.fail(error)
    }
}
