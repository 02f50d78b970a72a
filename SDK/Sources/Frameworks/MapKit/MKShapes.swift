public import CoreLocation

/// Something at a place of a map.
public protocol MKAnnotation: AnyObject {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The display name.
    var title: String? { get }
    /// What else is said of it.
    var subtitle: String? { get }
}

extension MKAnnotation {
    /// Nothing.
    public var title: String? { nil }
    /// Nothing.
    public var subtitle: String? { nil }
}

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
    /// The part.
    var boundingMapRect: MKMapRect { get }
}

/// A place with a title.
open class MKPointAnnotation: NSObject, MKAnnotation {
    /// The place.
    open var coordinate: CLLocationCoordinate2D
    /// The display name.
    open var title: String?
    /// What else is said of it.
    open var subtitle: String?

    /// The place at zero.
    public override convenience init() {
        self.init(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
    }

    /// A place.
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

    /// How many there are.
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
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// How far it goes, in metres.
    public let radius: CLLocationDistance

    /// A circle of a radius in metres.
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
