public import CoreLocation
public import Foundation

/// A location with a title.
open class EKStructuredLocation: NSObject {
    /// The display name.
    open var title: String?
    /// The coordinate.
    open var geoLocation: CLLocation?
    /// The radius in meters.
    open var radius = 0.0

    /// Creates a location with a title.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
}
