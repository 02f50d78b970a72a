/// What is asked of a locked device before an intent is performed.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// Nothing.
    case alwaysAllowed
    /// To be unlocked, here or on a device nearby.
    case requiresAuthentication
    /// To be unlocked itself.
    case requiresLocalDeviceAuthentication
}
