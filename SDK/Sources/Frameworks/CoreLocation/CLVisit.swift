public import Foundation

/// A stay at a place: none is ever known.
open class CLVisit: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    private override init() {}

    /// The arrival date.
    open var arrivalDate: Date { .distantPast }
    /// The departure date.
    open var departureDate: Date { .distantFuture }
    /// The coordinate.
    open var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: 0, longitude: 0)
    }
    /// The horizontal accuracy in meters.
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

extension CLLocationManager {
    /// Starts monitoring visits; none are reported.
    public func startMonitoringVisits() {}

    /// Waits no longer for stays.
    public func stopMonitoringVisits() {}
}

/// Keeps location access while it exists; no effect here, because the user is never asked.
public final class CLServiceSession: Sendable {
    /// The required authorization.
    public enum AuthorizationRequirement: Int, Sendable {
        /// None.
        case none
        /// Places while the app is used.
        case whenInUse
        /// Always.
        case always
    }

    /// Needs places from now on.
    public init(authorization: AuthorizationRequirement) {}

    /// Needs places from now on, exact ones for a purpose.
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

    /// Ends the session.
    public func invalidate() {}
}

/// Keeps location access in the background; no effect here, because there is no app.
public final class CLBackgroundActivitySession: Sendable {
    /// Needs places from now on.
    public init() {}

    /// Ends the session.
    public func invalidate() {}
}
