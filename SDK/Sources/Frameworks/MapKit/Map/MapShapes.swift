public import CoreLocation

/// A line through coordinates.
public struct MapPolyline: DrawnMapContent {
    let parts: [MapPart]

    /// Creates a line through coordinates.
    public init(
        coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight
    ) { parts = [MapPart(shape: .line(isClosed: false), places: coordinates)] }

    /// The contour of a line.
    public struct ContourStyle: Hashable, Sendable {
        private let name: String

        /// A straight line on the flat map.
        public static let straight = ContourStyle(name: "straight")
        /// The shortest line on Earth; a straight line on the flat map here.
        public static let geodesic = ContourStyle(name: "geodesic")
    }
}

/// A polygon.
public struct MapPolygon: DrawnMapContent {
    let parts: [MapPart]

    /// Creates a polygon from coordinates.
    public init(coordinates: [CLLocationCoordinate2D]) {
        parts = [MapPart(shape: .line(isClosed: true), places: coordinates)]
    }
}

/// A circle around a coordinate.
public struct MapCircle: DrawnMapContent {
    let parts: [MapPart]

    /// Creates a circle with a radius in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        parts = [MapPart(shape: .circle(radius: radius), places: [center])]
    }
}
