public import Foundation

/// Tells where the user is.
///
/// Differs from Apple: it never does; authorisation is denied, and each request fails with
/// `CLError.denied`.
open class CLLocationManager: NSObject {
    /// Gets the answers; first of all, a moment later, that the user lets the plugin know nothing.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { tell { $0.locationManagerDidChangeAuthorization($1) } }
    }

    /// What the user does meanwhile.
    open var activityType = CLActivityType.other
    /// Whether answers may wait.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether answers come while the app is not seen.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the user sees that answers come.
    open var showsBackgroundLocationIndicator = false
    /// How far to turn before the next answer, in degrees.
    open var headingFilter: CLLocationDirection = 1
    /// The last direction: there is none.
    open var heading: CLHeading? { nil }
    /// The parts of the Earth that are watched: none.
    open var monitoredRegions: Set<CLRegion> { [] }

    /// How exact an answer should be, in metres.
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest

    /// How far to move before the next answer, in metres.
    open var distanceFilter: CLLocationDistance = -1

    /// The last answer: there is none.
    open var location: CLLocation? { nil }

    /// Whether the user lets the plugin know: they do not.
    open var authorizationStatus: CLAuthorizationStatus { .denied }

    /// How exactly the plugin may know.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

    /// Whether widgets may know: they may not.
    open var isAuthorizedForWidgetUpdates: Bool { false }

    /// Whether the user lets the plugin know: they do not.
    public static func authorizationStatus() -> CLAuthorizationStatus { .denied }

    /// Whether the system knows: it does not.
    public static func locationServicesEnabled() -> Bool { false }

    /// Asks the user.
    ///
    /// No effect here: the answer is no.
    open func requestWhenInUseAuthorization() { warn() }

    /// Asks the user.
    ///
    /// No effect here: the answer is no.
    open func requestAlwaysAuthorization() { warn() }

    /// Asks for one answer: it is an error.
    open func requestLocation() { fail() }

    /// Asks for answers: the first is an error.
    open func startUpdatingLocation() { fail() }

    /// Asks for no more answers.
    open func stopUpdatingLocation() {}

    /// Asks for answers after long ways: the first is an error.
    open func startMonitoringSignificantLocationChanges() { fail() }

    /// Asks for no more answers after long ways.
    open func stopMonitoringSignificantLocationChanges() {}

    /// Asks for directions: there are none.
    open func startUpdatingHeading() {}

    /// Asks for no more directions.
    open func stopUpdatingHeading() {}

    /// Watches a part of the Earth: fails.
    open func startMonitoring(for region: CLRegion) { fail() }

    /// Watches a part of the Earth no more.
    open func stopMonitoring(for region: CLRegion) {}

    /// Asks the user to tell exactly: the answer is no.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String
    ) async throws { throw CLError(.denied) }

    /// Whether directions are known: they are not.
    public static func headingAvailable() -> Bool { false }

    /// Whether long ways are noticed: they are not.
    public static func significantLocationChangeMonitoringAvailable() -> Bool { false }

    private func warn() {
        PluginLog.warnOnce("Widgets cannot know where the user is: CLLocationManager is denied.")
    }

    private func fail() {
        warn()
        tell { $0.locationManager($1, didFailWithError: CLError(.denied)) }
    }

    /// Tells the delegate on the main thread, when the call that asks has returned.
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
