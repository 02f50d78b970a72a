public import CoreLocation
public import Foundation

/// A place with a name.
open class EKStructuredLocation: NSObject {
    /// The display name.
    open var title: String?
    /// Where it is.
    open var geoLocation: CLLocation?
    /// How far around it counts, in metres.
    open var radius = 0.0

    /// A place of a name.
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
}
