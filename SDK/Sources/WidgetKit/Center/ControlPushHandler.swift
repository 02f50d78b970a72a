public import Foundation

/// The push token of a control.
public struct ControlPushInfo: Hashable, Sendable {
    /// The token to which values are sent.
    public let token: Data
}

/// Receives the push tokens of controls.
public protocol ControlPushHandler {
    /// Creates the handler.
    init()
    /// Called when a push token changes.
    ///
    /// No effect here: it is never called.
    func pushTokensDidChange(controls: [ControlInfo])
}
