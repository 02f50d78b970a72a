public import AppIntents

/// Asks for new values of the plugin's controls, and knows which of them users have added.
public final class ControlCenter: Sendable {
    /// The only center.
    public static let shared = ControlCenter()

    private init() {}

    /// Asks for a new value of each control of a kind.
    public func reloadControls(ofKind kind: String) { HostCenter.reloadControls(ofKind: kind) }

    /// Asks for a new value of each control.
    public func reloadAllControls() { HostCenter.reloadControls(ofKind: nil) }

    /// The controls that users have added.
    public func currentControls() async throws -> [ControlInfo] {
        var controls: [ControlInfo] = []
        for instance in HostCenter.instances() where instance.family == 0 {
            let configuration = await PlacedKinds.configuration(of: instance)
            controls.append(ControlInfo(kind: instance.kind, placed: configuration))
        }
        return controls
    }
}

/// Where values for a control are sent.
public struct ControlPushInfo: Hashable, Sendable {
    /// The address.
    public let token: Data
}

/// Takes the addresses to which values for controls are sent.
public protocol ControlPushHandler {
    /// Creates the handler.
    init()
    /// Called when an address changes.
    ///
    /// No effect here: it never does.
    func pushTokensDidChange(controls: [ControlInfo])
}
