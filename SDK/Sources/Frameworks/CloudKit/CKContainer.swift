import Foundation
import PortholeFoundation

/// An app's records on the network.
///
/// Differs from Apple: there is no account; requests fail with `CKError.notAuthenticated`, and the log says so once.
public final class CKContainer: Sendable {
    /// The container's name.
    public let containerIdentifier: String?
    /// The user's own records.
    public let privateCloudDatabase = CKDatabase()
    /// Everybody's records.
    public let publicCloudDatabase = CKDatabase()
    /// Records that others share.
    public let sharedCloudDatabase = CKDatabase()

    /// A container of a name.
    public init(identifier: String) { containerIdentifier = identifier }

    private init() { containerIdentifier = nil }

    private static let only = CKContainer()

    /// The app's container.
    public class func `default`() -> CKContainer { only }

    /// Always: there is no account.
    public func accountStatus() async throws -> CKAccountStatus { .noAccount }

    /// Calls back: there is no account.
    public func accountStatus(
        completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
    ) { completionHandler(.noAccount, nil) }
}

/// Whether a user has an account.
public enum CKAccountStatus: Int, Sendable {
    /// It is not known.
    case couldNotDetermine
    /// They do.
    case available
    /// They may not.
    case restricted
    /// They do not.
    case noAccount
    /// Not now.
    case temporarilyUnavailable
}

/// Why there are no records.
public struct CKError: Error, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// Something else.
        case internalError = 1
        /// There is no network.
        case networkUnavailable = 3
        /// There is no account.
        case notAuthenticated = 9
        /// There is no such record.
        case unknownItem = 11
    }

    /// The reason.
    public let code: Code

    init() {
        PluginLog.warnOnce("There is no iCloud on Linux: CloudKit's requests fail.")
        code = .notAuthenticated
    }
}

/// Records on the network; requests fail.
public final class CKDatabase: Sendable {
    /// Fails: there is no account.
    public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError() }

    /// Fails: there is no account.
    @discardableResult
    public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError() }

    /// Fails: there is no account.
    public func fetch(
        withRecordID recordID: CKRecord.ID,
        completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError()) }

    /// Fails: there is no account.
    public func records(
        matching query: CKQuery, resultsLimit: Int = 0
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQuery.Cursor?
    ) { throw CKError() }
}
