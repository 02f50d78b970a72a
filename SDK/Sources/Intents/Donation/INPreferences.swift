/// The preferences of Siri.
///
/// Differs from Apple: there is no assistant.
public final class INPreferences: NSObject {
    /// The authorization to use Siri; always restricted.
    public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }

    /// Requests authorization to use Siri; always restricted.
    public class func requestSiriAuthorization(
        _ handler: @escaping (INSiriAuthorizationStatus) -> Void
    ) {
        handler(.restricted)
    }

    /// The language that users speak with Siri; that of the current locale.
    public class func siriLanguageCode() -> String { Locale.current.identifier }
}

/// The authorization to use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined
    /// The use of Siri is restricted.
    case restricted
    /// The user has denied it.
    case denied
    /// The user has allowed it.
    case authorized
}
