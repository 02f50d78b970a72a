/// Whether the plugin may use the user's music.
///
/// Differs from Apple: there is none; access is denied, and the log says so once.
public struct MusicAuthorization: Sendable {
    /// What the user said.
    public enum Status: String, Codable, Hashable, Sendable {
        /// The user has not been asked yet.
        case notDetermined
        /// No.
        case denied
        /// Access is restricted on this device.
        case restricted
        /// Access is authorized.
        case authorized
    }

    /// What the user said: no.
    public static var currentStatus: Status { .denied }

    /// Requests authorization; it is always denied.
    public static func request() async -> Status {
        MusicUnavailable.warn()
        return .denied
    }
}

/// What the user's subscription allows.
///
/// Differs from Apple: there is none; it allows nothing.
public struct MusicSubscription: Equatable, Hashable, Sendable {
    /// Whether the catalogue's music can be played: it cannot.
    public let canPlayCatalogContent = false
    /// Whether the user could subscribe: they cannot.
    public let canBecomeSubscriber = false
    /// Whether there is a library in the cloud: there is none.
    public let hasCloudLibraryEnabled = false

    /// The user's.
    public static var current: MusicSubscription {
        get async throws { MusicSubscription() }
    }
}

/// Why nothing can be asked of the catalogue or the library.
enum MusicUnavailable {
    static func warn() {
        PluginLog.warnOnce("There is no music on Linux: MusicKit denies access and finds nothing.")
    }

    static func error() -> MusicTokenRequestError {
        warn()
        return .permissionDenied
    }
}

/// Why the catalogue answers nothing.
public enum MusicTokenRequestError: Error, Hashable, Sendable {
    /// The value is unknown.
    case unknown
    /// The user said no.
    case permissionDenied
    /// There is no account.
    case userNotSignedIn
}
