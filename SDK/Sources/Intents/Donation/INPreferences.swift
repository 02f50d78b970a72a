/// What the user allows Siri.
///
/// There is none here.
public final class INPreferences: NSObject {
    /// Whether an app may be asked by voice: no.
    public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }

    /// Asks whether an app may be asked by voice.
    public class func requestSiriAuthorization(
        _ handler: @escaping (INSiriAuthorizationStatus) -> Void
    ) {
        handler(.restricted)
    }

    /// The language users speak to Siri.
    public class func siriLanguageCode() -> String { Locale.current.identifier }
}

/// Whether an app may be asked by voice.
public enum INSiriAuthorizationStatus: Int, Sendable {
    /// Nobody was asked.
    case notDetermined
    /// It cannot be allowed.
    case restricted
    /// It is not allowed.
    case denied
    /// It is allowed.
    case authorized
}
