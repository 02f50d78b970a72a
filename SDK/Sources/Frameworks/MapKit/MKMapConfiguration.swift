public import CoreLocation
public import Foundation

/// The configuration of a map.
open class MKMapConfiguration: NSObject {
    /// Whether mountains rise.
    public enum ElevationStyle: Int, Sendable {
        /// Flat.
        case flat
        /// Realistic.
        case realistic
    }

    /// Whether mountains rise.
    open var elevationStyle = ElevationStyle.flat
}

/// A standard map.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// The emphasis of colors.
    public enum EmphasisStyle: Int, Sendable {
        /// Normal.
        case `default`
        /// Muted.
        case muted
    }

    /// The emphasis of colors.
    open var emphasisStyle = EmphasisStyle.default
    /// Which places are shown; `nil`: all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether one sees how full streets are.
    open var showsTraffic = false

    /// Creates a standard map.
    public convenience init(
        elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default
    ) {
        self.init()
        self.elevationStyle = elevationStyle
        self.emphasisStyle = emphasisStyle
    }
}

/// A map with satellite images.
open class MKImageryMapConfiguration: MKMapConfiguration {}

/// The Earth from above, with streets.
open class MKHybridMapConfiguration: MKMapConfiguration {}

/// The viewpoint of a map.
open class MKMapCamera: NSObject {
    /// The place in the middle.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// The distance in meters.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// The pitch in degrees.
    open var pitch: CGFloat = 0
    /// Which direction is up.
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

/// A category of points of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Airports.
    public static let airport = Self(rawValue: "MKPOICategoryAirport")
    /// Cafés.
    public static let cafe = Self(rawValue: "MKPOICategoryCafe")
    /// Hospitals.
    public static let hospital = Self(rawValue: "MKPOICategoryHospital")
    /// Hotels.
    public static let hotel = Self(rawValue: "MKPOICategoryHotel")
    /// Museums.
    public static let museum = Self(rawValue: "MKPOICategoryMuseum")
    /// Parks.
    public static let park = Self(rawValue: "MKPOICategoryPark")
    /// Parking.
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    /// Public transport.
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    /// Restaurants.
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    /// Stores.
    public static let store = Self(rawValue: "MKPOICategoryStore")
}

/// Which places a map shows.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.
    private let isIncluded: @Sendable (MKPointOfInterestCategory) -> Bool

    private init(_ isIncluded: @escaping @Sendable (MKPointOfInterestCategory) -> Bool) {
        self.isIncluded = isIncluded
    }

    /// Only some categories.
    public convenience init(including categories: [MKPointOfInterestCategory]) {
        self.init { categories.contains($0) }
    }

    /// All except some categories.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) {
        self.init { !categories.contains($0) }
    }

    /// All categories.
    public static let includingAll = MKPointOfInterestFilter { _ in true }
    /// No categories.
    public static let excludingAll = MKPointOfInterestFilter { _ in false }

    /// Whether a kind is shown.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { isIncluded(category) }

    /// Whether a kind is left out.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !isIncluded(category) }
}
