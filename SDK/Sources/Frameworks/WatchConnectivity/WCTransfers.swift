public import Foundation

/// A transfer of values, which are not delivered.
open class WCSessionUserInfoTransfer: NSObject {
    /// The values.
    public let userInfo: [String: Any]
    /// Whether they are for a watch face.
    public let isCurrentComplicationInfo: Bool
    /// Whether the transfer is in progress; always `false`.
    open var isTransferring: Bool { false }

    init(_ userInfo: [String: Any], isForComplication: Bool) {
        self.userInfo = userInfo
        isCurrentComplicationInfo = isForComplication
    }

    /// Cancels the transfer.
    open func cancel() {}
}

/// A transferred file.
open class WCSessionFile: NSObject {
    /// The file.
    public let fileURL: URL
    /// The metadata.
    public let metadata: [String: Any]?

    init(_ url: URL, _ metadata: [String: Any]?) {
        fileURL = url
        self.metadata = metadata
    }
}

/// A transfer of a file, which is not delivered.
open class WCSessionFileTransfer: NSObject {
    /// The file.
    public let file: WCSessionFile
    /// The progress; always 0.
    public let progress = Progress(totalUnitCount: 1)
    /// Whether the transfer is in progress; always `false`.
    open var isTransferring: Bool { false }

    init(_ file: WCSessionFile) { self.file = file }

    /// Cancels the transfer.
    open func cancel() {}
}

/// An error of a watch session.
public struct WCError: Error, Hashable, Sendable {
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error codes, with the same values as on Apple's platforms.
    public enum Code: Int, Sendable {
        /// A generic error.
        case genericError = 7001
        /// The session is not supported.
        case sessionNotSupported
        /// The session has no delegate.
        case sessionMissingDelegate
        /// The session has not begun.
        case sessionNotActivated
        /// No watch is paired.
        case deviceNotPaired
        /// The watch has not the app.
        case watchAppNotInstalled
        /// The watch is not near.
        case notReachable
        /// A value cannot be sent.
        case invalidParameter
        /// A message is too large.
        case payloadTooLarge
        /// A value is of a type that cannot be sent.
        case payloadUnsupportedTypes
        /// The reply failed.
        case messageReplyFailed
        /// The reply timed out.
        case messageReplyTimedOut
        /// The file cannot be accessed.
        case fileAccessDenied
        /// The delivery failed.
        case deliveryFailed
        /// There is not enough space.
        case insufficientSpace
        /// The session has ended.
        case sessionInactive
        /// The transfer timed out.
        case transferTimedOut
        /// The phone has not the app.
        case companionAppNotInstalled
        /// The watch alone has the app.
        case watchOnlyApp
    }
}
