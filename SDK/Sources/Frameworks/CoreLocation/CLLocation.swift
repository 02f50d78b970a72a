public import Foundation

/// Where something was, and when.
open class CLLocation: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// How far the place may be wrong, in metres.
    public let horizontalAccuracy: CLLocationAccuracy
    /// How far the altitude may be wrong, in metres.
    public let verticalAccuracy: CLLocationAccuracy
    /// Where it was going.
    public let course: CLLocationDirection
    /// How fast it was going.
    public let speed: CLLocationSpeed
    /// When it was there.
    public let timestamp: Date

    /// Names a place by its degrees.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Says where something was, and when.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// Says where something was, when, and where it was going.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }

    /// The metres between two places along the Earth's surface.
    ///
    /// Differs from Apple: on a sphere, which is at most half a percent off.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let radians = Double.pi / 180
        let (first, second) = (coordinate, location.coordinate)
        let north = sin((second.latitude - first.latitude) * radians / 2)
        let east = sin((second.longitude - first.longitude) * radians / 2)
        let chord =
            north * north
            + cos(first.latitude * radians) * cos(second.latitude * radians) * east * east
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }
}
