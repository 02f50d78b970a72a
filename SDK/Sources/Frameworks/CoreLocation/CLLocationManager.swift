public import Foundation

/// Provides the location of the user.
///
/// Differs from Apple: it never does; authorization is denied, and each request fails with
/// `CLError.denied`.
open class CLLocationManager: NSObject {
    /// The delegate; soon after it is set, it is told that authorization is denied.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { tell { $0.locationManagerDidChangeAuthorization($1) } }
    }

    /// The activity of the user.
    open var activityType = CLActivityType.other
    /// Whether updates may be paused automatically.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether updates are allowed in the background.
    open var allowsBackgroundLocationUpdates = false
    /// Whether an indicator shows background updates.
    open var showsBackgroundLocationIndicator = false
    /// The minimum change of heading before an update, in degrees.
    open var headingFilter: CLLocationDirection = 1
    /// The last heading; always `nil`.
    open var heading: CLHeading? { nil }
    /// The monitored regions; always empty.
    open var monitoredRegions: Set<CLRegion> { [] }

    /// The desired accuracy, in meters.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest

    /// The minimum distance before an update, in meters.
    open var distanceFilter: CLLocationDistance = -1

    /// The last location; always `nil`.
    open var location: CLLocation? { nil }

    /// The authorization; always denied.
    open var authorizationStatus: CLAuthorizationStatus { .denied }

    /// The authorized accuracy.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

    /// Whether widgets are authorized; always `false`.
    open var isAuthorizedForWidgetUpdates: Bool { false }

    /// Returns the authorization; always denied.
    public static func authorizationStatus() -> CLAuthorizationStatus { .denied }

    /// Returns whether location services are enabled; always `false`.
    public static func locationServicesEnabled() -> Bool { false }

    /// Requests authorization.
    ///
    /// No effect here: it is always denied.
    open func requestWhenInUseAuthorization() { warn() }

    /// Requests authorization.
    ///
    /// No effect here: it is always denied.
    open func requestAlwaysAuthorization() { warn() }

    /// Requests a single location; it always fails.
    open func requestLocation() { fail() }

    /// Starts location updates; they always fail.
    open func startUpdatingLocation() { fail() }

    /// Stops location updates.
    open func stopUpdatingLocation() {}

    /// Starts updates for significant changes; they always fail.
    open func startMonitoringSignificantLocationChanges() { fail() }

    /// Stops updates for significant changes.
    open func stopMonitoringSignificantLocationChanges() {}

    /// Starts heading updates; there are none.
    open func startUpdatingHeading() {}

    /// Stops heading updates.
    open func stopUpdatingHeading() {}

    /// Starts monitoring a region; it always fails.
    open func startMonitoring(for region: CLRegion) { fail() }

    /// Stops monitoring a region.
    open func stopMonitoring(for region: CLRegion) {}

    /// Requests full accuracy; it is always denied.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String
    ) async throws { throw CLError(.denied) }

    /// Returns whether headings are available; always `false`.
    public static func headingAvailable() -> Bool { false }

    /// Returns whether significant changes are monitored; always `false`.
    public static func significantLocationChangeMonitoringAvailable() -> Bool { false }

    private func warn() {
        PluginLog.warnOnce("Widgets cannot know where the user is: CLLocationManager is denied.")
    }

    private func fail() {
        warn()
        tell { $0.locationManager($1, didFailWithError: CLError(.denied)) }
    }

    /// Notifies the delegate on the main thread, after the current call has returned.
    private func tell(
        _ message: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void
    ) {
        nonisolated(unsafe) let message = message
        nonisolated(unsafe) let manager = self
        DispatchQueue.main.async {
            guard let delegate = manager.delegate else { return }
            message(delegate, manager)
        }
    }
}
