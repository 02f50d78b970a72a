public import CoreLocation
public import Foundation

/// A place with its address.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// Where the place is.
    public let coordinate: CLLocationCoordinate2D

    /// A place whose address nobody knows.
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        super.init(
            location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    /// The address of another place.
    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        super.init(placemark: placemark)
    }

    /// The country's code.
    open var countryCode: String? { isoCountryCode }
    /// What the place is called.
    open var title: String? { name }
    /// What stands below the title.
    open var subtitle: String? { locality }
}

/// A place that can be searched for and led to.
open class MKMapItem: NSObject, @unchecked Sendable {
    // Unchecked: as on Apple's platforms, for one task at a time.

    /// The place with its address.
    public let placemark: MKPlacemark
    /// Whether it is where the user is.
    public let isCurrentLocation: Bool
    /// The display name.
    open var name: String?
    /// Its telephone number.
    open var phoneNumber: String?
    /// Its page in the web.
    open var url: URL?
    /// Its time zone.
    open var timeZone: TimeZone?
    /// What it is.
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    /// A place.
    public convenience init(placemark: MKPlacemark) {
        self.init(placemark, isCurrentLocation: false)
    }

    private init(_ placemark: MKPlacemark, isCurrentLocation: Bool) {
        self.placemark = placemark
        self.isCurrentLocation = isCurrentLocation
        name = placemark.name
    }

    /// Where the user is.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(
            MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrentLocation: true)
    }

    /// Where it is.
    open var location: CLLocation {
        placemark.location ?? CLLocation(latitude: 0, longitude: 0)
    }

    /// Shows it in Maps: no.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
