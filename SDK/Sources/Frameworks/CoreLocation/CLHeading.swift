public import Foundation

/// A direction: none is ever known.
open class CLHeading: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    private override init() {}

    /// Degrees from the magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from the north.
    open var trueHeading: CLLocationDirection { -1 }
    /// The maximum error in degrees.
    open var headingAccuracy: CLLocationDirection { -1 }
}
