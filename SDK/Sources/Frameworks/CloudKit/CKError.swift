// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import PortholeFoundation

/// The domain of errors of CloudKit.
public let CKErrorDomain = "CKErrorDomain"

/// Why there are no records.
public struct CKError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons, with Apple's numbers.
    public enum Code: Int, Sendable {
        /// Something else.
        case internalError = 1
        /// Some of several things failed.
        case partialFailure
        /// The network is not available.
        case networkUnavailable
        /// The network failed.
        case networkFailure
        /// The container is none of the app's.
        case badContainer
        /// The service is not there.
        case serviceUnavailable
        /// There are too many requests.
        case requestRateLimited
        /// The app lacks an entitlement.
        case missingEntitlement
        /// There is no account.
        case notAuthenticated
        /// The user may not.
        case permissionFailure
        /// There is no such record.
        case unknownItem
        /// The request makes no sense.
        case invalidArguments
        /// Too much came back.
        case resultsTruncated
        /// The record was changed meanwhile.
        case serverRecordChanged
        /// The service refused.
        case serverRejectedRequest
        /// There is no such file.
        case assetFileNotFound
        /// The file changed meanwhile.
        case assetFileModified
        /// The app is too old.
        case incompatibleVersion
        /// Something has to be unique.
        case constraintViolation
        /// It was taken back.
        case operationCancelled
        /// A token is too old.
        case changeTokenExpired
        /// One of several things failed, and so all did.
        case batchRequestFailed
        /// There is much to do.
        case zoneBusy
        /// It is for other databases.
        case badDatabase
        /// There is no room left.
        case quotaExceeded
        /// There is no such zone.
        case zoneNotFound
        /// The request is too large.
        case limitExceeded
        /// The user deleted the zone.
        case userDeletedZone
        /// There are too many participants.
        case tooManyParticipants
        /// The record is shared already.
        case alreadyShared
        /// What it refers to is not there.
        case referenceViolation
        /// Some of it may not be seen.
        case managedAccountRestricted
        /// The participant has to be verified.
        case participantMayNeedVerification
        /// An answer was lost.
        case serverResponseLost
        /// The file is not there now.
        case assetNotAvailable
        /// The account cannot be used now.
        case accountTemporarilyUnavailable
    }

    /// The reason for the error.
    public let code: Code

    /// An error for a reason.
    public init(_ code: Code) { self.code = code }

    /// There is no account, which the log says once.
    init() {
        PluginLog.warnOnce("There is no iCloud on Linux: CloudKit's requests fail.")
        code = .notAuthenticated
    }

    /// `CKErrorDomain`.
    public static var errorDomain: String { CKErrorDomain }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
    /// The reason in words.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }

    /// The reason in words.
    public var localizedDescription: String {
        code == .notAuthenticated
            ? "There is no iCloud account." : "CloudKit failed with error \(code.rawValue)."
    }

    /// Seconds after which to try again: never.
    public var retryAfterSeconds: Double? { nil }
    /// What became of each of several things: nothing is known.
    public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
    /// The record as the service has it: it has none.
    public var serverRecord: CKRecord? { nil }
    /// The record as it was to be saved: it is not kept.
    public var clientRecord: CKRecord? { nil }
    /// The record as it was before: it is not kept.
    public var ancestorRecord: CKRecord? { nil }
}

extension CKError {
    /// There is no network.
    public static var networkUnavailable: Code { .networkUnavailable }
    /// The network failed.
    public static var networkFailure: Code { .networkFailure }
    /// There is no account.
    public static var notAuthenticated: Code { .notAuthenticated }
    /// There is no such record.
    public static var unknownItem: Code { .unknownItem }
    /// The service is not there.
    public static var serviceUnavailable: Code { .serviceUnavailable }
    /// The record was changed meanwhile.
    public static var serverRecordChanged: Code { .serverRecordChanged }
    /// There is no such zone.
    public static var zoneNotFound: Code { .zoneNotFound }
    /// There is no room left.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// Some of several things failed.
    public static var partialFailure: Code { .partialFailure }
}

extension CKError.Code {
    /// Whether an error has this reason: for `case CKError.unknownItem` after `catch`.
    public static func ~= (code: CKError.Code, error: any Error) -> Bool {
        (error as? CKError)?.code == code
    }
}
