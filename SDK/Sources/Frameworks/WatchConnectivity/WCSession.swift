public import Foundation

/// Talks to the user's watch.
///
/// Differs from Apple: there is none; `isSupported()` is false.
open class WCSession: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    private static let instance = WCSession()

    private override init() {}

    /// The only session.
    open class var `default`: WCSession { instance }

    /// Whether there may be a watch: there may not.
    open class func isSupported() -> Bool { false }

    /// Gets what the watch says.
    open var delegate: (any WCSessionDelegate)?

    /// Whether the watch is near: it is not.
    open var isReachable: Bool { false }

    /// Whether there is a watch: there is none.
    open var isPaired: Bool { false }

    /// Whether the watch has the app: it has not.
    open var isWatchAppInstalled: Bool { false }

    /// What the watch sent last: nothing.
    open var receivedApplicationContext: [String: Any] { [:] }

    /// Begins to talk.
    ///
    /// No effect here: there is no watch.
    open func activate() {}

    /// How far the session is: it never begins.
    open var activationState: WCSessionActivationState { .notActivated }

    /// Whether a watch face shows the app: none does.
    open var isComplicationEnabled: Bool { false }

    /// How often a watch face may be told today: never.
    open var remainingComplicationUserInfoTransfers: Int { 0 }

    /// Where files for this watch lie; nil: there is none.
    open var watchDirectoryURL: URL? { nil }

    /// Whether the phone's app is there: it is not.
    open var isCompanionAppInstalled: Bool { false }

    /// Whether the phone must be unlocked: there is none.
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }

    /// Whether something waits: nothing does.
    open var hasContentPending: Bool { false }

    /// What was sent last: nothing.
    open var applicationContext: [String: Any] { [:] }

    /// What waits to be sent: nothing.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

    /// What files wait to be sent: none.
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    /// Sends what counts now: fails.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw refusal
    }

    /// Sends a message: calls `errorHandler`.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(refusal) }

    /// Sends a message: calls `errorHandler`.
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(refusal) }

    /// Sends values one after another: they go nowhere.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        _ = refusal
        return WCSessionUserInfoTransfer(userInfo, isForComplication: false)
    }

    /// Sends values for a watch face: they go nowhere.
    @discardableResult
    open func transferCurrentComplicationUserInfo(
        _ userInfo: [String: Any] = [:]
    ) -> WCSessionUserInfoTransfer {
        _ = refusal
        return WCSessionUserInfoTransfer(userInfo, isForComplication: true)
    }

    /// Sends a file: it goes nowhere.
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        _ = refusal
        return WCSessionFileTransfer(WCSessionFile(file, metadata))
    }

    private var refusal: WCError {
        PluginLog.warnOnce("There is no watch: WCSession sends nothing.")
        return WCError(.notReachable)
    }
}
