/// Whether an app may know of movements.
public enum CMAuthorizationStatus: Int, Sendable {
    /// The user has not been asked yet.
    case notDetermined
    /// Access is restricted on this device.
    case restricted
    /// Access is denied.
    case denied
    /// Access is authorized.
    case authorized
}
