public import Foundation

/// Reports whether a user is signed in with Apple.
///
/// Differs from Apple: no user is ever signed in.
open class ASAuthorizationAppleIDProvider: NSObject {
    /// The state of a credential.
    public enum CredentialState: Int, Sendable {
        /// Revoked.
        case revoked
        /// Authorized.
        case authorized
        /// Not found.
        case notFound
        /// Transferred to another developer's team.
        case transferred
    }

    /// Creates a provider.
    public override init() {}

    /// Returns the state of a credential; always not found.
    open func getCredentialState(
        forUserID userID: String,
        completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) {
        completion(.notFound, nil)
    }

    /// Returns the state of a credential; always not found.
    open func credentialState(forUserID userID: String) async throws -> CredentialState {
        .notFound
    }
}
