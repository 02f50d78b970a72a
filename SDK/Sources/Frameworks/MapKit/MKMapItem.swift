public import CoreLocation
public import Foundation

/// A place with its address.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The coordinate.
    public let coordinate: CLLocationCoordinate2D

    /// Creates a placemark without an address.
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
    /// The title.
    open var title: String? { name }
    /// The subtitle.
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
    /// The phone number.
    open var phoneNumber: String?
    /// The URL.
    open var url: URL?
    /// The time zone.
    open var timeZone: TimeZone?
    /// The category.
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    /// Creates a map item.
    public convenience init(placemark: MKPlacemark) {
        self.init(placemark, isCurrentLocation: false)
    }

    private init(_ placemark: MKPlacemark, isCurrentLocation: Bool) {
        self.placemark = placemark
        self.isCurrentLocation = isCurrentLocation
        name = placemark.name
    }

    /// Returns the map item of the user's location.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(
            MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid), isCurrentLocation: true)
    }

    /// The location.
    open var location: CLLocation {
        placemark.location ?? CLLocation(latitude: 0, longitude: 0)
    }

    /// Shows it in Maps: no.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
