public import Foundation

/// Called with the results, or with an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Finds the address of a place and the place of an address.
///
/// Differs from Apple: each search fails with `CLError.network`.
open class CLGeocoder: NSObject {
    /// Whether a search is under way: none is.
    open var isGeocoding: Bool { false }

    /// Searches for an address: fails.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, Self.failure())
    }

    /// Searches for an address in a language: fails.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, Self.failure())
    }

    /// Searches for a place: fails.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        completionHandler(nil, Self.failure())
    }

    /// Searches for an address: fails.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] {
        throw Self.failure()
    }

    /// Searches for a place: fails.
    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw Self.failure()
    }

    /// Cancels a search.
    open func cancelGeocode() {}

    private static func failure() -> CLError {
        PluginLog.warnOnce("There is no geocoder on Linux: CLGeocoder fails.")
        return CLError(.network)
    }
}

/// The address of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The location.
    public let location: CLLocation?
    /// The display name.
    public let name: String?
    /// The street.
    public let thoroughfare: String?
    /// The city.
    public let locality: String?
    /// The district of the city.
    public let subLocality: String?
    /// The state or province.
    public let administrativeArea: String?
    /// The country.
    public let country: String?
    /// The country's code.
    public let isoCountryCode: String?
    /// The postal code.
    public let postalCode: String?
    /// The time zone.
    public let timeZone: TimeZone?
    /// The number in the street.
    public let subThoroughfare: String?
    /// The county.
    public let subAdministrativeArea: String?
    /// The lake or river.
    public let inlandWater: String?
    /// The ocean.
    public let ocean: String?
    /// Points of interest.
    public let areasOfInterest: [String]?

    /// Creates a placemark without an address.
    package init(location: CLLocation?) {
        self.location = location
        name = nil
        thoroughfare = nil
        locality = nil
        subLocality = nil
        administrativeArea = nil
        country = nil
        isoCountryCode = nil
        postalCode = nil
        timeZone = nil
        subThoroughfare = nil
        subAdministrativeArea = nil
        inlandWater = nil
        ocean = nil
        areasOfInterest = nil
    }

    /// Copies a placemark.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        name = placemark.name
        thoroughfare = placemark.thoroughfare
        locality = placemark.locality
        subLocality = placemark.subLocality
        administrativeArea = placemark.administrativeArea
        country = placemark.country
        isoCountryCode = placemark.isoCountryCode
        postalCode = placemark.postalCode
        timeZone = placemark.timeZone
        subThoroughfare = placemark.subThoroughfare
        subAdministrativeArea = placemark.subAdministrativeArea
        inlandWater = placemark.inlandWater
        ocean = placemark.ocean
        areasOfInterest = placemark.areasOfInterest
    }
}
