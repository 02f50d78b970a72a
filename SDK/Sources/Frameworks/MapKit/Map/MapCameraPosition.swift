public import CoreLocation

/// The position of a map's camera.
public struct MapCameraPosition: Equatable, Sendable {
    /// The center and span in degrees; `nil` means that the content determines the region.
    private var degrees: [Double]?
    /// Whether it would follow the user.
    public private(set) var followsUserLocation = false
    /// Whether it would turn with the user.
    public private(set) var followsUserHeading = false
    /// Whether the user moved the map; always `false`.
    public var positionedByUser: Bool { false }

    /// Shows all content.
    public static let automatic = MapCameraPosition()

    /// Shows a region.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(degrees: [
            region.center.latitude, region.center.longitude, region.span.latitudeDelta,
            region.span.longitudeDelta,
        ])
    }

    /// Shows a rectangle.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
        .region(MKCoordinateRegion(rect))
    }

    /// Shows the view of a camera.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        // A camera sees 30 degrees.
        let metres = max(1, camera.distance * 2 * tan(.pi / 12))
        return .region(
            MKCoordinateRegion(
                center: camera.centerCoordinate, latitudinalMeters: metres,
                longitudinalMeters: metres))
    }

    /// The surroundings of a place.
    public static func item(
        _ item: MKMapItem, allowsAutomaticPitch: Bool = true
    ) -> MapCameraPosition {
        .region(
            MKCoordinateRegion(
                center: item.placemark.coordinate, latitudinalMeters: 1_000,
                longitudinalMeters: 1_000))
    }

    /// Shows the user's location; here it shows `fallback`, because the location is not known.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition {
        var position = fallback
        position.followsUserLocation = true
        position.followsUserHeading = followsHeading
        return position
    }

    /// The region, if one was given.
    public var region: MKCoordinateRegion? {
        degrees.map {
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: $0[0], longitude: $0[1]),
                span: MKCoordinateSpan(latitudeDelta: $0[2], longitudeDelta: $0[3]))
        }
    }

    /// The flat part to show.
    package func rect(around parts: [MapPart]) -> MKMapRect {
        if let region { return MKMapRect(region) }
        let all = parts.reduce(MKMapRect.null) { $0.union($1.extent) }
        if all.isNull { return .world }
        // A margin around the content, at least a kilometer wide.
        let middle = MKMapPoint(x: all.midX, y: all.midY).coordinate
        let least = middle.mapUnits(1_000)
        let (width, height) = (max(all.width * 1.4, least), max(all.height * 1.4, least))
        return MKMapRect(
            x: all.midX - width / 2, y: all.midY - height / 2, width: width, height: height)
    }
}

extension MKMapRect {
    /// The flat part that shows a region.
    init(_ region: MKCoordinateRegion) {
        let (center, half) = (region.center, region.span.latitudeDelta / 2)
        // The projection has no poles.
        func y(_ latitude: Double) -> Double {
            MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: min(max(latitude, -85), 85), longitude: center.longitude)
            ).y
        }
        let (top, bottom) = (y(center.latitude + half), y(center.latitude - half))
        let width = region.span.longitudeDelta / 360 * MKMapPoint.world
        self.init(
            x: MKMapPoint(center).x - width / 2, y: top, width: width, height: bottom - top)
    }
}

/// The viewpoint of a map.
public struct MapCamera: Sendable {
    /// The place in the middle.
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance in meters.
    public var distance: Double
    /// The direction at the top of the map; always north here.
    public var heading: Double
    /// The pitch in degrees; not used here.
    public var pitch: Double

    /// Creates a camera that looks at a coordinate.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
        pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }
}

/// The limits for moving a map.
///
/// No effect here: nobody can.
public struct MapCameraBounds: Sendable {
    /// Limits the map to a region.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) {}

    /// Limits the map to a rectangle.
    public init(
        centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) {}

    /// Limits the distance.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}
