/// Whether the user lets apps follow them.
///
/// Differs from Apple: they do not.
open class ATTrackingManager {
    /// The authorization to track the user.
    public enum AuthorizationStatus: UInt, Sendable {
        /// The user has not been asked yet.
        case notDetermined
        /// Access is restricted on this device.
        case restricted
        /// Denied.
        case denied
        /// Access is authorized.
        case authorized
    }

    /// The authorization; always denied.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    /// Requests authorization; it is always denied.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }

    /// Requests authorization; it is always denied.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) { completion(.denied) }
}
