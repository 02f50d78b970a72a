public import Combine

/// The authorization to monitor and limit use.
public enum AuthorizationStatus: Int, Hashable, Sendable, CustomStringConvertible {
    /// The user has not been asked yet.
    case notDetermined
    /// Access is denied.
    case denied
    /// Access is approved.
    case approved

    /// The status as a word.
    public var description: String {
        switch self {
        case .notDetermined: "notDetermined"
        case .denied: "denied"
        case .approved: "approved"
        }
    }
}

/// The member whose use is managed.
public enum FamilyControlsMember: Hashable, Sendable {
    /// A child's of the family.
    case child
    /// The user themselves.
    case individual
}

/// An error of Family Controls.
public enum FamilyControlsError: Int, Error, Hashable, Sendable {
    /// Family controls are restricted.
    case restricted
    /// Family controls are unavailable.
    case unavailable
    /// The account is not that of a child.
    case invalidAccountType
    /// An argument is invalid.
    case invalidArgument
    /// Another app is already authorized.
    case authorizationConflict
    /// The user cancelled the authorization.
    case authorizationCanceled
    /// The network is not available.
    case networkError
    /// No passcode is set.
    case authenticationMethodUnavailable
}

/// Requests authorization to monitor and limit use.
///
/// Differs from Apple: authorization is always denied, and the log says so once.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The shared instance.
    public static let shared = AuthorizationCenter()

    /// The authorization; always denied.
    @Published public private(set) var authorizationStatus = AuthorizationStatus.denied

    /// Requests authorization; always throws.
    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        PluginLog.warnOnce("There is no Screen Time on Linux: FamilyControls denies access.")
        throw FamilyControlsError.unavailable
    }
}
