public import Foundation

/// A visit of the user to a place.
///
/// Differs from Apple: there are none, because plugins do not learn the user's location.
open class CLVisit: NSObject, @unchecked Sendable {
    // Unchecked: none can be created.
    private override init() {}

    /// The arrival date; the distant past if it is unknown.
    open var arrivalDate: Date { .distantPast }
    /// The departure date; the distant future if the user is still there.
    open var departureDate: Date { .distantFuture }
    /// The coordinate.
    open var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: 0, longitude: 0)
    }
    /// The horizontal accuracy in meters; negative if the coordinate is invalid.
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

extension CLLocationManager {
    /// Starts monitoring visits.
    ///
    /// No effect here: none are reported.
    public func startMonitoringVisits() {}

    /// Stops monitoring visits.
    public func stopMonitoringVisits() {}
}

/// Keeps location access while it exists.
///
/// No effect here: the user is never asked.
public final class CLServiceSession: Sendable {
    /// The required authorization.
    public enum AuthorizationRequirement: Int, Sendable {
        /// No authorization.
        case none
        /// Authorization while the app is used.
        case whenInUse
        /// Authorization at all times.
        case always
    }

    /// Starts a session that requires authorization.
    public init(authorization: AuthorizationRequirement) {}

    /// Starts a session that requires authorization, and full accuracy for a purpose.
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

    /// Ends the session.
    public func invalidate() {}
}

/// Keeps location access in the background.
///
/// No effect here: there is no app.
public final class CLBackgroundActivitySession: Sendable {
    /// Starts a session.
    public init() {}

    /// Ends the session.
    public func invalidate() {}
}
