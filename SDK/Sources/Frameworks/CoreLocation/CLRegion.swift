public import Foundation

/// A part of the Earth.
open class CLRegion: NSObject {
    /// The display name.
    public let identifier: String
    /// Whether entering it is told.
    open var notifyOnEntry = true
    /// Whether leaving it is told.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// A part of the Earth around a place.
open class CLCircularRegion: CLRegion {
    /// Its middle.
    public let center: CLLocationCoordinate2D
    /// How far it reaches, in metres.
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
