/// A number of degrees.
public typealias CLLocationDegrees = Double

/// A distance in meters.
public typealias CLLocationDistance = Double

/// An accuracy in meters; negative means invalid.
public typealias CLLocationAccuracy = Double

/// Degrees clockwise from north; below zero: unknown.
public typealias CLLocationDirection = Double

/// Meters per second; below zero: unknown.
public typealias CLLocationSpeed = Double

/// A coordinate on Earth.
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich.
    public var longitude: CLLocationDegrees

    /// The place where the equator crosses Greenwich's meridian.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Creates a coordinate from degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

// The names are those that authors write.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a place's degrees are possible.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates a coordinate from degrees.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
    latitude: -180, longitude: -180)
