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

    /// Sends what counts now: fails.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        PluginLog.warnOnce("There is no watch: WCSession sends nothing.")
        throw CocoaError(.featureUnsupported)
    }
}

/// Gets what the watch says.
public protocol WCSessionDelegate: NSObjectProtocol {}
