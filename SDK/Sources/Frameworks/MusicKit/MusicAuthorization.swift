/// Whether the plugin may use the user's music.
///
/// Differs from Apple: access is always denied, and the log says so once.
public struct MusicAuthorization: Sendable {
    /// The authorization status.
    public enum Status: String, Codable, Hashable, Sendable {
        /// The user has not been asked yet.
        case notDetermined
        /// Denied.
        case denied
        /// Access is restricted on this device.
        case restricted
        /// Access is authorized.
        case authorized
    }

    /// The authorization; always denied.
    public static var currentStatus: Status { .denied }

    /// Requests authorization; it is always denied.
    public static func request() async -> Status {
        MusicUnavailable.warn()
        return .denied
    }
}

/// The user's subscription.
///
/// Differs from Apple: there is no subscription, so nothing is allowed.
public struct MusicSubscription: Equatable, Hashable, Sendable {
    /// Whether catalog content can be played; always `false`.
    public let canPlayCatalogContent = false
    /// Whether the user can subscribe; always `false`.
    public let canBecomeSubscriber = false
    /// Whether a cloud library is enabled; always `false`.
    public let hasCloudLibraryEnabled = false

    /// The current subscription.
    public static var current: MusicSubscription {
        get async throws { MusicSubscription() }
    }
}

/// The errors of requests.
enum MusicUnavailable {
    static func warn() {
        PluginLog.warnOnce("There is no music on Linux: MusicKit denies access and finds nothing.")
    }

    static func error() -> MusicTokenRequestError {
        warn()
        return .permissionDenied
    }
}

/// The reason why no token is available.
public enum MusicTokenRequestError: Error, Hashable, Sendable {
    /// The value is unknown.
    case unknown
    /// Permission was denied.
    case permissionDenied
    /// The user is not signed in.
    case userNotSignedIn
}
