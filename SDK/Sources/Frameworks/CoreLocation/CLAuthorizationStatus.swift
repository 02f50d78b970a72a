/// Whether the user lets the plugin know where they are.
public enum CLAuthorizationStatus: Int32, Sendable {
    /// The user has not been asked yet.
    case notDetermined = 0
    /// Access is restricted on this device.
    case restricted = 1
    /// The user denied access.
    case denied = 2
    /// Always authorized.
    case authorizedAlways = 3
    /// Authorized while the app is in use.
    case authorizedWhenInUse = 4

    /// Always authorized.
    public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// The authorized accuracy.
public enum CLAccuracyAuthorization: Int, Sendable {
    /// Full accuracy.
    case fullAccuracy
    /// Reduced accuracy of a few kilometers.
    case reducedAccuracy
}
