public import Foundation

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

/// The points of interest that a map shows.
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
