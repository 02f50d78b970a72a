public import Foundation

/// The delegate of a location manager.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called with locations.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called with an error.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called when the authorization changes.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called when the authorization changes.
    func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Called with a heading.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Is told that a part of the Earth was entered.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Is told that a part of the Earth was left.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Is told that the user stays somewhere or has left it.
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
