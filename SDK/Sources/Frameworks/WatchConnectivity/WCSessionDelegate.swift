public import Foundation

/// The activation state of a session.
public enum WCSessionActivationState: Int, Sendable {
    /// Not activated.
    case notActivated
    /// Inactive: it still receives pending data, but sends nothing.
    case inactive
    /// Activated.
    case activated
}

/// Receives data from the watch; never called here.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// The session has begun, or failed to.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    /// The user changes watches.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// The user has changed watches.
    func sessionDidDeactivate(_ session: WCSession)
    /// Called when the state of the watch changes.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// Called when the reachability of the watch changes.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// Called with a message.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// Called with a message that expects a reply.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    /// Called with a message.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// Called with a message that expects a reply.
    func session(
        _ session: WCSession, didReceiveMessageData messageData: Data,
        replyHandler: @escaping (Data) -> Void)
    /// Called with an application context.
    func session(
        _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Called with transferred values.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    /// Values were sent, or were not.
    func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
        error: (any Error)?)
    /// Called with a transferred file.
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    /// A file was sent, or was not.
    func session(
        _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

// Methods that are optional on Apple's platforms, where the first three are required on iOS.
extension WCSessionDelegate {
    /// Does nothing by default.
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    /// Does nothing by default.
    public func sessionDidDeactivate(_ session: WCSession) {}
    /// Does nothing by default.
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    /// Does nothing by default.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// Does nothing by default.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Does nothing by default.
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    /// Does nothing by default.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    /// Does nothing by default.
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data,
        replyHandler: @escaping (Data) -> Void
    ) {}
    /// Does nothing by default.
    public func session(
        _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
    ) {}
    /// Does nothing by default.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    /// Does nothing by default.
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
        error: (any Error)?
    ) {}
    /// Does nothing by default.
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    /// Does nothing by default.
    public func session(
        _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
    ) {}
}
