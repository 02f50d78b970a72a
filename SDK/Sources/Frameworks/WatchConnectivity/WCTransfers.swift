public import Foundation

/// Values on their way; here they go nowhere.
open class WCSessionUserInfoTransfer: NSObject {
    /// The values.
    public let userInfo: [String: Any]
    /// Whether they are for a watch face.
    public let isCurrentComplicationInfo: Bool
    /// Whether they are still on their way: they never are.
    open var isTransferring: Bool { false }

    init(_ userInfo: [String: Any], isForComplication: Bool) {
        self.userInfo = userInfo
        isCurrentComplicationInfo = isForComplication
    }

    /// Takes the values back.
    open func cancel() {}
}

/// A file that is sent.
open class WCSessionFile: NSObject {
    /// The file.
    public let fileURL: URL
    /// What is said of it.
    public let metadata: [String: Any]?

    init(_ url: URL, _ metadata: [String: Any]?) {
        fileURL = url
        self.metadata = metadata
    }
}

/// A file on its way; here it goes nowhere.
open class WCSessionFileTransfer: NSObject {
    /// The file.
    public let file: WCSessionFile
    /// How much of it was sent: nothing.
    public let progress = Progress(totalUnitCount: 1)
    /// Whether it is still on its way: it never is.
    open var isTransferring: Bool { false }

    init(_ file: WCSessionFile) { self.file = file }

    /// Takes the file back.
    open func cancel() {}
}

/// What went wrong with a watch.
public struct WCError: Error, Hashable, Sendable {
    /// What went wrong.
    public let code: Code

    /// Something went wrong.
    public init(_ code: Code) { self.code = code }

    /// The kind of what went wrong, with Apple's numbers.
    public enum Code: Int, Sendable {
        /// Something else.
        case genericError = 7001
        /// There is no session for this.
        case sessionNotSupported
        /// The session has no delegate.
        case sessionMissingDelegate
        /// The session has not begun.
        case sessionNotActivated
        /// There is no watch.
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
        /// No answer came.
        case messageReplyFailed
        /// No answer came in time.
        case messageReplyTimedOut
        /// A file is not there.
        case fileAccessDenied
        /// Something could not be delivered.
        case deliveryFailed
        /// There is no room.
        case insufficientSpace
        /// The session has ended.
        case sessionInactive
        /// It took too long.
        case transferTimedOut
        /// The phone has not the app.
        case companionAppNotInstalled
        /// The watch alone has the app.
        case watchOnlyApp
    }
}
