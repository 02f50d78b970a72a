public import Foundation

/// A stay at a place: none is ever known.
open class CLVisit: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    private override init() {}

    /// When it began.
    open var arrivalDate: Date { .distantPast }
    /// When it ended.
    open var departureDate: Date { .distantFuture }
    /// Where it was.
    open var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: 0, longitude: 0)
    }
    /// How far that may be wrong, in metres.
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

extension CLLocationManager {
    /// Waits for stays: none is told.
    public func startMonitoringVisits() {}

    /// Waits no longer for stays.
    public func stopMonitoringVisits() {}
}

/// Says for how long an app needs places; nobody asks the user here.
public final class CLServiceSession: Sendable {
    /// What is needed.
    public enum AuthorizationRequirement: Int, Sendable {
        /// Nothing.
        case none
        /// Places while the app is used.
        case whenInUse
        /// Places at any time.
        case always
    }

    /// Needs places from now on.
    public init(authorization: AuthorizationRequirement) {}

    /// Needs places from now on, exact ones for a purpose.
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

    /// Needs them no longer.
    public func invalidate() {}
}

/// Says for how long an app that is not seen needs places; there is no app here.
public final class CLBackgroundActivitySession: Sendable {
    /// Needs places from now on.
    public init() {}

    /// Needs them no longer.
    public func invalidate() {}
}
