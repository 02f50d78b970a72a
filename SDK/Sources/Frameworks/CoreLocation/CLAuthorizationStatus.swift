/// Whether the user lets the plugin know where they are.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked yet.
    case notDetermined = 0
    /// Access is restricted on this device.
    case restricted = 1
    /// They do not.
    case denied = 2
    /// They do, always.
    case authorizedAlways = 3
    /// They do while the app is in use.
    case authorizedWhenInUse = 4

    /// They do, always.
    public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// How exactly the plugin may know where the user is.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// To the metre.
    case fullAccuracy
    /// To a few kilometres.
    case reducedAccuracy
}
