public import Foundation

/// Talks to the user's watch.
///
/// Differs from Apple: there is no watch; `isSupported()` returns `false`.
open class WCSession: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    private static let instance = WCSession()

    private override init() {}

    /// The default session.
    open class var `default`: WCSession { instance }

    /// Returns whether sessions are supported; always `false`.
    open class func isSupported() -> Bool { false }

    /// The delegate.
    open var delegate: (any WCSessionDelegate)?

    /// Whether the watch is reachable; always `false`.
    open var isReachable: Bool { false }

    /// Whether a watch is paired; always `false`.
    open var isPaired: Bool { false }

    /// Whether the watch app is installed; always `false`.
    open var isWatchAppInstalled: Bool { false }

    /// The last received application context; always empty.
    open var receivedApplicationContext: [String: Any] { [:] }

    /// Activates the session.
    ///
    /// No effect here: there is no watch.
    open func activate() {}

    /// The activation state; never activated.
    open var activationState: WCSessionActivationState { .notActivated }

    /// Whether a watch face shows the app: none does.
    open var isComplicationEnabled: Bool { false }

    /// The number of remaining transfers for complications; always 0.
    open var remainingComplicationUserInfoTransfers: Int { 0 }

    /// The directory for this watch; always `nil`.
    open var watchDirectoryURL: URL? { nil }

    /// Whether the companion app is installed; always `false`.
    open var isCompanionAppInstalled: Bool { false }

    /// Whether the iPhone must be unlocked; always `false`.
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }

    /// Whether content is pending; always `false`.
    open var hasContentPending: Bool { false }

    /// The last sent application context; always empty.
    open var applicationContext: [String: Any] { [:] }

    /// The outstanding transfers of values; always empty.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

    /// The outstanding transfers of files; always empty.
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    /// Updates the application context; it always fails.
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

    /// Transfers values; they are not delivered.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        _ = refusal
        return WCSessionUserInfoTransfer(userInfo, isForComplication: false)
    }

    /// Transfers values for a complication; they are not delivered.
    @discardableResult
    open func transferCurrentComplicationUserInfo(
        _ userInfo: [String: Any] = [:]
    ) -> WCSessionUserInfoTransfer {
        _ = refusal
        return WCSessionUserInfoTransfer(userInfo, isForComplication: true)
    }

    /// Transfers a file; it is not delivered.
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
