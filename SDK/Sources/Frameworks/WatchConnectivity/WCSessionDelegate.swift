public import Foundation

/// How far a session is.
public enum WCSessionActivationState: Int, Sendable {
    /// It has not begun.
    case notActivated
    /// It hears what is on its way, and sends nothing.
    case inactive
    /// It hears and sends.
    case activated
}

/// Gets what the watch says; there is none here, so that nothing is called.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// The session has begun, or failed to.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?)
    /// The user changes watches.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// The user has changed watches.
    func sessionDidDeactivate(_ session: WCSession)
    /// What is known of the watch has changed.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// The watch came near or went away.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// A message came.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// A message came that wants an answer.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void)
    /// A message came.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// A message came that wants an answer.
    func session(
        _ session: WCSession, didReceiveMessageData messageData: Data,
        replyHandler: @escaping (Data) -> Void)
    /// What counts now came.
    func session(
        _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Values came.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    /// Values were sent, or were not.
    func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
        error: (any Error)?)
    /// A file came.
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    /// A file was sent, or was not.
    func session(
        _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

// What may be left out on Apple's platforms; there, the first three may not on a phone.
extension WCSessionDelegate {
    /// Does nothing.
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    /// Does nothing.
    public func sessionDidDeactivate(_ session: WCSession) {}
    /// Does nothing.
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Does nothing.
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any],
        replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    /// Does nothing.
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data,
        replyHandler: @escaping (Data) -> Void
    ) {}
    /// Does nothing.
    public func session(
        _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
    ) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    /// Does nothing.
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
        error: (any Error)?
    ) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    /// Does nothing.
    public func session(
        _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
    ) {}
}
