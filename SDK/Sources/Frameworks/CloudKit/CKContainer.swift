// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An app's records on the network.
///
/// Differs from Apple: there is no account; requests fail with `CKError.notAuthenticated`, and the
/// log says so once.
public final class CKContainer: Sendable {
    /// The identifier of the container.
    public let containerIdentifier: String?
    /// The user's private records.
    public let privateCloudDatabase = CKDatabase(scope: .private)
    /// The public records.
    public let publicCloudDatabase = CKDatabase(scope: .public)
    /// Records that others share.
    public let sharedCloudDatabase = CKDatabase(scope: .shared)

    /// A container of a name.
    public init(identifier: String) { containerIdentifier = identifier }

    private init() { containerIdentifier = nil }

    private static let only = CKContainer()

    /// Returns the default container.
    public class func `default`() -> CKContainer { only }

    /// The database of a scope.
    public func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }

    /// Fails an operation: there is no account.
    public func add(_ operation: CKOperation) { operation.fail() }
}

extension CKContainer {
    /// Returns the account status; there is never an account.
    public func accountStatus() async throws -> CKAccountStatus { .noAccount }

    /// Passes the account status to the handler; there is never an account.
    public func accountStatus(
        completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void
    ) { completionHandler(.noAccount, nil) }

    /// Always throws, because no account is available.
    public func userRecordID() async throws -> CKRecord.ID { throw CKError() }

    /// Always throws, because no account is available.
    public func fetchUserRecordID(
        completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError()) }
}

/// Whether a user has an account.
public enum CKAccountStatus: Int, Sendable {
    /// The status could not be determined.
    case couldNotDetermine
    /// An account is available.
    case available
    /// The account is restricted.
    case restricted
    /// The user has no account.
    case noAccount
    /// The account is temporarily unavailable.
    case temporarilyUnavailable
}

extension Notification.Name {
    /// Posted when the user's account changed: never here.
    public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// The owner's name in the zones of the user.
public let CKCurrentUserDefaultName = "__defaultOwner__"
