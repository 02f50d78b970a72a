/// Whether an app may know of movements.
public enum CMAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined
    /// Nobody may.
    case restricted
    /// It may not.
    case denied
    /// It may.
    case authorized
}
