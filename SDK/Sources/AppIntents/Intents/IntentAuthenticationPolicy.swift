/// What a locked device requires before an intent is performed.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// No authentication.
    case alwaysAllowed
    /// An unlocked device, this one or one nearby.
    case requiresAuthentication
    /// This device must be unlocked.
    case requiresLocalDeviceAuthentication
}
