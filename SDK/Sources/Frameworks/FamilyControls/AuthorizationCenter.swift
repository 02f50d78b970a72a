public import Combine

/// Whether the user lets the plugin see and limit what is used.
public enum AuthorizationStatus: Int, Hashable, Sendable, CustomStringConvertible {
    /// The user has not been asked yet.
    case notDetermined
    /// They do not.
    case denied
    /// They do.
    case approved

    /// The status in a word.
    public var description: String {
        switch self {
        case .notDetermined: "notDetermined"
        case .denied: "denied"
        case .approved: "approved"
        }
    }
}

/// Whose use is meant.
public enum FamilyControlsMember: Hashable, Sendable {
    /// A child's of the family.
    case child
    /// The user's own.
    case individual
}

/// Why the plugin may not.
public enum FamilyControlsError: Int, Error, Hashable, Sendable {
    /// Somebody does not allow it.
    case restricted
    /// It is not there.
    case unavailable
    /// The account is not a child's.
    case invalidAccountType
    /// An argument makes no sense.
    case invalidArgument
    /// Another app does it.
    case authorizationConflict
    /// The user does not want it.
    case authorizationCanceled
    /// The network is not available.
    case networkError
    /// There is no code.
    case authenticationMethodUnavailable
}

/// Asks whether the plugin may see and limit what is used.
///
/// Differs from Apple: it may not, and the log says so once.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// The shared instance.
    public static let shared = AuthorizationCenter()

    /// Whether it may: it may not.
    @Published public private(set) var authorizationStatus = AuthorizationStatus.denied

    /// Asks: it is not there.
    public func requestAuthorization(for member: FamilyControlsMember) async throws {
        PluginLog.warnOnce("There is no Screen Time on Linux: FamilyControls denies access.")
        throw FamilyControlsError.unavailable
    }
}
