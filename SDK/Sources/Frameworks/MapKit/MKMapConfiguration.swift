public import CoreLocation
public import Foundation

/// How a map looks.
open class MKMapConfiguration: NSObject {
    /// Whether mountains rise.
    public enum ElevationStyle: Int, Sendable {
        /// They do not.
        case flat
        /// They do.
        case realistic
    }

    /// Whether mountains rise.
    open var elevationStyle = ElevationStyle.flat
}

/// A map of streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong the colours are.
    public enum EmphasisStyle: Int, Sendable {
        /// Strong.
        case `default`
        /// Weak.
        case muted
    }

    /// How strong the colours are.
    open var emphasisStyle = EmphasisStyle.default
    /// Which places are shown; `nil`: all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether one sees how full streets are.
    open var showsTraffic = false

    /// A map of streets.
    public convenience init(
        elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default
    ) {
        self.init()
        self.elevationStyle = elevationStyle
        self.emphasisStyle = emphasisStyle
    }
}

/// The Earth from above.
open class MKImageryMapConfiguration: MKMapConfiguration {}

/// The Earth from above, with streets.
open class MKHybridMapConfiguration: MKMapConfiguration {}

/// From where a part of the map is looked at.
open class MKMapCamera: NSObject {
    /// The place in the middle.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// How far away, in metres.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// How slanting, in degrees.
    open var pitch: CGFloat = 0
    /// Which direction is up.
    open var heading: CLLocationDirection = 0

    /// Looks at a place.
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

/// Kinds of places.
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
    /// Places for cars.
    public static let parking = Self(rawValue: "MKPOICategoryParking")
    /// Stops.
    public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
    /// Restaurants.
    public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
    /// Shops.
    public static let store = Self(rawValue: "MKPOICategoryStore")
}

/// Which places a map shows.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.
    private let isIncluded: @Sendable (MKPointOfInterestCategory) -> Bool

    private init(_ isIncluded: @escaping @Sendable (MKPointOfInterestCategory) -> Bool) {
        self.isIncluded = isIncluded
    }

    /// Those of some kinds.
    public convenience init(including categories: [MKPointOfInterestCategory]) {
        self.init { categories.contains($0) }
    }

    /// All but those of some kinds.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) {
        self.init { !categories.contains($0) }
    }

    /// All.
    public static let includingAll = MKPointOfInterestFilter { _ in true }
    /// None.
    public static let excludingAll = MKPointOfInterestFilter { _ in false }

    /// Whether a kind is shown.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { isIncluded(category) }

    /// Whether a kind is left out.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !isIncluded(category) }
}
