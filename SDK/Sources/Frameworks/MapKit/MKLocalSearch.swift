public import CoreLocation
public import Foundation

/// Searches for places.
///
/// Differs from Apple: there are no maps; each search fails with `MKError.placemarkNotFound`.
open class MKLocalSearch: NSObject {
    /// Called with places, or with an error.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// The kinds of results.
    public struct ResultType: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Addresses.
        public static let address = Self(rawValue: 1 << 0)
        /// Points of interest, such as museums.
        public static let pointOfInterest = Self(rawValue: 1 << 1)
        /// Physical features, such as mountains.
        public static let physicalFeature = Self(rawValue: 1 << 2)
    }

    /// A search request.
    open class Request: NSObject, @unchecked Sendable {
        // Unchecked: as on Apple's platforms, for one task at a time.

        /// The search text.
        open var naturalLanguageQuery: String?
        /// The region.
        open var region = MKCoordinateRegion()
        /// The kinds of results.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// The points of interest that are searched for; all for `nil`.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// Creates an empty request.
        public override init() {}

        /// Creates a request with a search text.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        /// Creates a request with a search text and a region.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
    }

    /// The response; never created here.
    open class Response: NSObject, @unchecked Sendable {
        // Unchecked: none can be made.
        private override init() {}

        /// The map items.
        open var mapItems: [MKMapItem] { [] }
        /// The region of the results.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    /// Creates a search for a request.
    public init(request: Request) {}

    /// Creates a search for points of interest.
    public init(request: MKLocalPointsOfInterestRequest) {}

    /// Whether a search is in progress; always `false`.
    open var isSearching: Bool { false }

    /// Starts the search; it always fails.
    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, Self.failure())
    }

    /// Starts the search; it always fails.
    open func start() async throws -> Response { throw Self.failure() }

    /// Cancels the search.
    open func cancel() {}

    private static func failure() -> MKError {
        PluginLog.warnOnce("There are no maps on Linux: MKLocalSearch fails.")
        return MKError(.placemarkNotFound)
    }
}

/// A request for points of interest near a place.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    // Unchecked: as on Apple's platforms, for one task at a time.

    /// The center.
    public let coordinate: CLLocationCoordinate2D
    /// The radius in meters.
    public let radius: CLLocationDistance
    /// The points of interest that are searched for; all for `nil`.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates a request for a circular area.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.coordinate = coordinate
        self.radius = radius
    }
}
