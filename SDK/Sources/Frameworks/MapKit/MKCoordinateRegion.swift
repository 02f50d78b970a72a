public import CoreLocation

/// The size of a part of the map, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// Degrees from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// Degrees from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// Creates a span from degrees.
    public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A region of the map.
public struct MKCoordinateRegion: Sendable {
    /// The center.
    public var center: CLLocationCoordinate2D
    /// The span.
    public var span: MKCoordinateSpan

    /// Creates an empty region.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// A part around a place.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates a region around a coordinate, in meters.
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

/// The type of a map.
public enum MKMapType: UInt, Sendable {
    /// Standard.
    case standard
    /// Satellite images.
    case satellite
    /// Satellite images with labels.
    case hybrid
    /// Satellite images with elevation.
    case satelliteFlyover
    /// Satellite images with elevation and labels.
    case hybridFlyover
    /// A muted standard map, for content on top.
    case mutedStandard
}
