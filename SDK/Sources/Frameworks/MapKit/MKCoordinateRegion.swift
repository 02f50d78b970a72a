public import CoreLocation

/// The size of a part of the map, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// Takes degrees.
    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the map.
public struct MKCoordinateRegion: Sendable {
    /// Its middle.
    public var center: CLLocationCoordinate2D
    /// Its size.
    public var span: MKCoordinateSpan

    /// A part of no size.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// A part around a place.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// A part around a place, in metres.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let metersPerDegree = 111_319.5
        let circle = max(0.01, cos(center.latitude * .pi / 180))
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metersPerDegree,
                longitudeDelta: longitudinalMeters / metersPerDegree / circle))
    }
}

/// How a map looks.
public enum MKMapType: UInt, Sendable {
    /// Streets.
    case standard
    /// From above.
    case satellite
    /// From above, with the streets' names.
    case hybrid
    /// From above, with mountains.
    case satelliteFlyover
    /// From above, with mountains and the streets' names.
    case hybridFlyover
    /// Streets, for other things on top.
    case mutedStandard
}
