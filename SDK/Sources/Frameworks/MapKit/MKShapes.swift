public import CoreLocation

/// An annotation of a map.
public protocol MKAnnotation: AnyObject {
    /// The coordinate.
    var coordinate: CLLocationCoordinate2D { get }
    /// The display name.
    var title: String? { get }
    /// The subtitle.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// Returns `nil` by default.
    public var title: String? { nil }
    /// Returns `nil` by default.
    public var subtitle: String? { nil }
}

/// An overlay that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
    /// The covered rectangle.
    var boundingMapRect: MKMapRect { get }
}

/// An annotation at a point.
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The coordinate.
    open var coordinate: CLLocationCoordinate2D
    /// The display name.
    open var title: String?
    /// The subtitle.
    open var subtitle: String?

    /// Creates an annotation at the zero coordinate.
    public override convenience init() {
        self.init(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
    }

    /// Creates an annotation at a coordinate.
    public init(
        coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
        super.init()
    }
}

/// Several places of a map.
open class MKMultiPoint: NSObject {
    private let places: [MKMapPoint]

    init(_ places: [MKMapPoint]) {
        self.places = places
        super.init()
    }

    /// The number of points.
    open var pointCount: Int { places.count }

    /// The part of the map that they cover.
    open var boundingMapRect: MKMapRect {
        places.reduce(.null) {
            $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0))
        }
    }

    /// The middle of that part.
    open var coordinate: CLLocationCoordinate2D {
        let rect = boundingMapRect
        return MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    }

    /// Copies the places of a range; those beyond the last are left as they are.
    open func getCoordinates(
        _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
    ) {
        for (offset, index) in (range.location..<(range.location + range.length)).enumerated()
        where places.indices.contains(index) {
            coords[offset] = places[index].coordinate
        }
    }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// A line through as many of these places.
    public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.init(coordinates.prefix(max(0, count)).map { MKMapPoint($0) })
    }

    /// A line through as many of these places.
    public convenience init(points: [MKMapPoint], count: Int) {
        self.init(Array(points.prefix(max(0, count))))
    }
}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// An area between as many of these places.
    public convenience init(coordinates: [CLLocationCoordinate2D], count: Int) {
        self.init(coordinates.prefix(max(0, count)).map { MKMapPoint($0) })
    }
}

/// A circle around a place.
open class MKCircle: NSObject, MKOverlay {
    /// The center.
    public let coordinate: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance

    /// Creates a circle with a radius in meters.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (coord, radius)
        super.init()
    }

    /// The part of the map that it covers.
    public var boundingMapRect: MKMapRect {
        let (center, radius) = (MKMapPoint(coordinate), coordinate.mapUnits(radius))
        return MKMapRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
}
