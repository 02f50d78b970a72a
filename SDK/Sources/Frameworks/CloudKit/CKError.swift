// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import PortholeFoundation

/// The domain of errors of CloudKit.
public let CKErrorDomain = "CKErrorDomain"

/// An error of CloudKit.
public struct CKError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons, with Apple's numbers.
    public enum Code: Int, Sendable {
        /// An internal error.
        case internalError = 1
        /// Some items failed.
        case partialFailure
        /// The network is not available.
        case networkUnavailable
        /// The network failed.
        case networkFailure
        /// The container is invalid.
        case badContainer
        /// The service is not available.
        case serviceUnavailable
        /// There are too many requests.
        case requestRateLimited
        /// The app lacks an entitlement.
        case missingEntitlement
        /// The user has no account.
        case notAuthenticated
        /// The user lacks permission.
        case permissionFailure
        /// The record does not exist.
        case unknownItem
        /// The arguments are invalid.
        case invalidArguments
        /// The results were truncated.
        case resultsTruncated
        /// The record was changed meanwhile.
        case serverRecordChanged
        /// The server rejected the request.
        case serverRejectedRequest
        /// The file of an asset does not exist.
        case assetFileNotFound
        /// The file of an asset changed meanwhile.
        case assetFileModified
        /// The app version is incompatible.
        case incompatibleVersion
        /// A unique constraint was violated.
        case constraintViolation
        /// The operation was cancelled.
        case operationCancelled
        /// The change token has expired.
        case changeTokenExpired
        /// The batch failed because one of its items failed.
        case batchRequestFailed
        /// The zone is busy.
        case zoneBusy
        /// The operation is not available in this database.
        case badDatabase
        /// The quota is exceeded.
        case quotaExceeded
        /// The zone does not exist.
        case zoneNotFound
        /// The request is too large.
        case limitExceeded
        /// The user deleted the zone.
        case userDeletedZone
        /// There are too many participants.
        case tooManyParticipants
        /// The record is shared already.
        case alreadyShared
        /// A referenced record does not exist.
        case referenceViolation
        /// The managed account is restricted.
        case managedAccountRestricted
        /// The participant must be verified.
        case participantMayNeedVerification
        /// The response was lost.
        case serverResponseLost
        /// The file of an asset is temporarily not available.
        case assetNotAvailable
        /// The account is temporarily not available.
        case accountTemporarilyUnavailable
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// Creates the error of every request, and logs it once.
    init() {
        PluginLog.warnOnce("There is no iCloud on Linux: CloudKit's requests fail.")
        code = .notAuthenticated
    }

    /// The error domain: `CKErrorDomain`.
    public static var errorDomain: String { CKErrorDomain }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
    /// The localized description.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

    /// The localized description.
    public var localizedDescription: String {
        code == .notAuthenticated
            ? "There is no iCloud account." : "CloudKit failed with error \(code.rawValue)."
    }

    /// The seconds after which to retry; always `nil`.
    public var retryAfterSeconds: Double? { nil }
    /// The errors of individual items; always `nil`.
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    /// The record on the server; always `nil`.
    public var serverRecord: CKRecord? { nil }
    /// The record that was to be saved; always `nil`.
    public var clientRecord: CKRecord? { nil }
    /// The original record; always `nil`.
    public var ancestorRecord: CKRecord? { nil }
}

extension CKError {
    /// The network is not available.
    public static var networkUnavailable: Code { .networkUnavailable }
    /// The network failed.
    public static var networkFailure: Code { .networkFailure }
    /// The user has no account.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// The record does not exist.
    public static var unknownItem: Code { .unknownItem }
    /// The service is not available.
    public static var serviceUnavailable: Code { .serviceUnavailable }
    /// The record was changed meanwhile.
    public static var serverRecordChanged: Code { .serverRecordChanged }
    /// The zone does not exist.
    public static var zoneNotFound: Code { .zoneNotFound }
    /// The quota is exceeded.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// Some items failed.
    public static var partialFailure: Code { .partialFailure }
}

extension CKError.Code {
    /// Whether an error has this reason: for `case CKError.unknownItem` after `catch`.
    public static func ~= (code: CKError.Code, error: any Error) -> Bool {
        (error as? CKError)?.code == code
    }
}
