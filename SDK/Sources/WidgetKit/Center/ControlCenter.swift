/// Requests new values for the plugin's controls, and lists those that users have added.
public final class ControlCenter: Sendable {
    /// The shared center.
    public static let shared = ControlCenter()

    private init() {}

    /// Requests new values for the controls of a kind.
    public func reloadControls(ofKind kind: String) { HostCenter.reloadControls(ofKind: kind) }

    /// Requests new values for all controls.
    public func reloadAllControls() { HostCenter.reloadControls(ofKind: nil) }

    /// Returns the controls that users have added.
    public func currentControls() async throws -> [ControlInfo] {
        var controls: [ControlInfo] = []
        for instance in HostCenter.instances() where instance.family == 0 {
            let configuration = await PlacedKinds.configuration(of: instance)
            controls.append(ControlInfo(kind: instance.kind, placed: configuration))
        }
        return controls
    }
}
