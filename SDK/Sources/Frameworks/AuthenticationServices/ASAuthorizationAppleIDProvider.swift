public import Foundation

/// Tells whether somebody is signed in with Apple.
///
/// Differs from Apple: nobody is.
open class ASAuthorizationAppleIDProvider: NSObject {
    /// Whether somebody is signed in.
    public enum CredentialState: Int, Sendable {
        /// No longer.
        case revoked
        /// They are.
        case authorized
        /// Nobody such is known.
        case notFound
        /// They are, in another app of the same maker.
        case transferred
    }

    /// Tells of anybody.
    public override init() {}

    /// Whether a person is signed in: nobody such is known.
    open func getCredentialState(
        forUserID userID: String,
        completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) {
        completion(.notFound, nil)
    }

    /// Whether a person is signed in: nobody such is known.
    open func credentialState(forUserID userID: String) async throws -> CredentialState {
        .notFound
    }
}
