public import CoreLocation
public import Foundation

/// The viewpoint of a map.
open class MKMapCamera: NSObject {
    /// The place in the middle.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The distance in meters.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// The pitch in degrees.
    open var pitch: CGFloat = 0
    /// The direction at the top of the map, in degrees clockwise from north.
    open var heading: CLLocationDirection = 0

    /// Creates a camera that looks at a coordinate.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }
}
