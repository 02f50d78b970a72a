public import Foundation

/// The delegate of a location manager.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called with new locations.
    ///
    /// No effect here: it is never called.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called with an error.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called when the authorization changes.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called when the authorization changes.
    ///
    /// No effect here: only `locationManagerDidChangeAuthorization(_:)` is called.
    func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Called with a new heading.
    ///
    /// No effect here: it is never called.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Called when the user enters a monitored region.
    ///
    /// No effect here: it is never called.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Called when the user leaves a monitored region.
    ///
    /// No effect here: it is never called.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Called when the user arrives at a place or leaves it.
    ///
    /// No effect here: it is never called.
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}

extension CLLocationManagerDelegate {
    /// Does nothing by default.
    public func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {}

    /// Does nothing by default.
    public func locationManager(
        _ manager: CLLocationManager, didFailWithError error: any Error
    ) {}

    /// Does nothing by default.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}

    /// Does nothing by default.
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}

    /// Does nothing by default.
    public func locationManager(
        _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
    ) {}

    /// Does nothing by default.
    public func locationManager(
        _ manager: CLLocationManager, didEnterRegion region: CLRegion
    ) {}

    /// Does nothing by default.
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}

    /// Does nothing by default.
    public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}
