/// Records on the network; requests fail.
public final class CKDatabase: Sendable {
    /// The scope of a database.
    public enum Scope: Int, Sendable {
        /// Public.
        case `public` = 1
        /// Private.
        case `private`
        /// Shared by others.
        case shared
    }

    /// The scope of a database.
    public let databaseScope: Scope

    init(scope: Scope) { databaseScope = scope }

    /// Fails an operation: there is no account.
    public func add(_ operation: CKDatabaseOperation) { operation.fail() }
}

extension CKDatabase {
    /// Always throws, because no account is available.
    public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError() }

    /// Always throws, because no account is available.
    public func records(
        for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
    ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError() }

    /// Always throws, because no account is available.
    public func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
        desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
        queryCursor: CKQueryOperation.Cursor?
    ) { throw CKError() }

    /// Always throws, because no account is available.
    public func records(
        continuingMatchFrom queryCursor: CKQueryOperation.Cursor,
        desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
        queryCursor: CKQueryOperation.Cursor?
    ) { throw CKError() }

    /// Always throws, because no account is available.
    @discardableResult
    public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError() }

    /// Always throws, because no account is available.
    @discardableResult
    public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError()
    }

    /// Always throws, because no account is available.
    @discardableResult
    public func modifyRecords(
        saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
        savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
        atomically: Bool = true
    ) async throws -> (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
        deleteResults: [CKRecord.ID: Result<Void, any Error>]
    ) { throw CKError() }

    /// Always throws, because no account is available.
    public func allRecordZones() async throws -> [CKRecordZone] { throw CKError() }

    /// Always throws, because no account is available.
    public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
        throw CKError()
    }

    /// Always throws, because no account is available.
    @discardableResult
    public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError() }

    /// Always throws, because no account is available.
    @discardableResult
    public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
        throw CKError()
    }

    /// Always throws, because no account is available.
    public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
        throw CKError()
    }

    /// Always throws, because no account is available.
    public func allSubscriptions() async throws -> [CKSubscription] { throw CKError() }

    /// Always throws, because no account is available.
    @discardableResult
    public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
        throw CKError()
    }

    /// Always throws, because no account is available.
    @discardableResult
    public func deleteSubscription(
        withID subscriptionID: CKSubscription.ID
    ) async throws -> CKSubscription.ID { throw CKError() }
}

// Variants with closures; each closure is called once, before the function returns.
extension CKDatabase {
    /// Always throws, because no account is available.
    public func fetch(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError()) }

    /// Always throws, because no account is available.
    public func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
        desiredKeys: [CKRecord.FieldKey]? = nil,
        resultsLimit: Int = CKQueryOperation.maximumResults,
        completionHandler:
            @escaping @Sendable (
                Result<
                    (
                        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
                        queryCursor: CKQueryOperation.Cursor?
                    ), any Error
                >
            ) -> Void
    ) { completionHandler(.failure(CKError())) }

    /// Always throws, because no account is available.
    public func fetch(
        withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
        completionHandler:
            @escaping @Sendable (
                Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>
            ) -> Void
    ) { completionHandler(.failure(CKError())) }

    /// Always throws, because no account is available.
    public func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError()) }

    /// Always throws, because no account is available.
    public func save(
        _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError()) }

    /// Always throws, because no account is available.
    public func delete(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError()) }

    /// Always throws, because no account is available.
    public func fetchAllRecordZones(
        completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError()) }

    /// Always throws, because no account is available.
    public func save(
        _ zone: CKRecordZone,
        completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError()) }

    /// Always throws, because no account is available.
    public func save(
        _ subscription: CKSubscription,
        completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError()) }

    /// Always throws, because no account is available.
    public func fetchAllSubscriptions(
        completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError()) }
}
