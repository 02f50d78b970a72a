// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation

/// A point on the flat map, in Mercator's projection.
///
/// The map is 268,435,456 units wide and high.
public struct MKMapPoint: Sendable {
    /// The x-coordinate, from the date line to the east.
    public var x: Double
    /// The y-coordinate, from north to south.
    public var y: Double

    /// Creates the upper left corner of the map.
    public init() { self.init(x: 0, y: 0) }

    /// Creates a point from its coordinates.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates the point of a coordinate on Earth.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = sin(coordinate.latitude * .pi / 180)
        x = (coordinate.longitude + 180) / 360 * Self.world
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.world
    }

    /// The coordinate on Earth.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: 90 - 360 * atan(exp((y / Self.world - 0.5) * 2 * .pi)) / .pi,
            longitude: x / Self.world * 360 - 180)
    }

    /// Returns the distance to another point in meters.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (from, to) = (coordinate, other.coordinate)
        return CLLocation(latitude: from.latitude, longitude: from.longitude).distance(
            from: CLLocation(latitude: to.latitude, longitude: to.longitude))
    }

    /// The width and height of the map.
    static let world = 268_435_456.0
}

/// A size on the flat map.
public struct MKMapSize: Sendable {
    /// The width, from west to east.
    public var width: Double
    /// The height, from north to south.
    public var height: Double

    /// Creates a size.
    public init(width: Double = 0, height: Double = 0) {
        self.width = width
        self.height = height
    }

    /// The whole map.
    public static let world = MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world)
}

/// A part of the flat map.
public struct MKMapRect: Sendable {
    /// The upper left corner.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// Creates an empty rectangle.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

    /// Creates a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// The null rectangle, which is the neutral element of unions.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The left edge.
    public var minX: Double { origin.x }
    /// The upper edge.
    public var minY: Double { origin.y }
    /// The middle between left and right.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle between top and bottom.
    public var midY: Double { origin.y + size.height / 2 }
    /// The right edge.
    public var maxX: Double { origin.x + size.width }
    /// The lower edge.
    public var maxY: Double { origin.y + size.height }
    /// The width, from west to east.
    public var width: Double { size.width }
    /// The height, from north to south.
    public var height: Double { size.height }
    /// Whether it is no rectangle at all, such as the intersection of two that do not meet.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether the rectangle is empty.
    public var isEmpty: Bool { isNull || width == 0 || height == 0 }

    /// Whether a place is in it.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// The smallest part with this one and another.
    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(
            x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    /// The part with its edges moved inwards.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

extension MKCoordinateRegion {
    /// The part that a flat one shows.
    public init(_ rect: MKMapRect) {
        let far = MKMapPoint(
            x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height)
        let (first, last) = (rect.origin.coordinate, far.coordinate)
        self.init(
            center: MKMapPoint(
                x: (rect.origin.x + far.x) / 2, y: (rect.origin.y + far.y) / 2
            ).coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: first.latitude - last.latitude,
                longitudeDelta: last.longitude - first.longitude))
    }
}

/// The size of a part of the map, in degrees.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
