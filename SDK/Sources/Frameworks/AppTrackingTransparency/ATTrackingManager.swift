/// Whether the user lets apps follow them.
///
/// Differs from Apple: they do not.
open class ATTrackingManager {
    /// What the user said.
    public enum AuthorizationStatus: UInt, Sendable {
        /// Nothing yet.
        case notDetermined
        /// They cannot be asked.
        case restricted
        /// No.
        case denied
        /// Yes.
        case authorized
    }

    /// What the user said: no.
    open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

    /// Asks the user: the answer is no.
    open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }

    /// Asks the user: the answer is no.
    open class func requestTrackingAuthorization(
        completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
    ) { completion(.denied) }
}
