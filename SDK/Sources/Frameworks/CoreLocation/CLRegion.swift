public import Foundation

/// A region on Earth.
open class CLRegion: NSObject {
    /// The display name.
    public let identifier: String
    /// Whether entering the region is reported.
    open var notifyOnEntry = true
    /// Whether leaving the region is reported.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// A part of the Earth around a place.
open class CLCircularRegion: CLRegion {
    /// The center.
    public let center: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance

    /// A part around a place.
    public init(
        center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
    ) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place is in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
            from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
            <= radius
    }
}
