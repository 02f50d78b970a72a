public import CoreLocation
public import Foundation

/// Finds places by words.
///
/// Differs from Apple: there are no maps; each search fails with `MKError.placemarkNotFound`.
open class MKLocalSearch: NSObject {
    /// Gets the places, or the reason why there are none.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// What is searched for.
    public struct ResultType: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Takes the bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Addresses.
        public static let address = Self(rawValue: 1 << 0)
        /// Cafés, museums and the like.
        public static let pointOfInterest = Self(rawValue: 1 << 1)
        /// Mountains and the like.
        public static let physicalFeature = Self(rawValue: 1 << 2)
    }

    /// What to find.
    open class Request: NSObject, @unchecked Sendable {
        // Unchecked: as on Apple's platforms, for one task at a time.

        /// The words.
        open var naturalLanguageQuery: String?
        /// Where.
        open var region = MKCoordinateRegion()
        /// What is searched for.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// Which places are searched for; `nil`: all.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// Nothing yet.
        public override init() {}

        /// These words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        /// These words, there.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
    }

    /// The places that were found: there are none.
    open class Response: NSObject, @unchecked Sendable {
        // Unchecked: none can be made.
        private override init() {}

        /// The places.
        open var mapItems: [MKMapItem] { [] }
        /// Where they are.
        open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
    }

    /// Takes what to find.
    public init(request: Request) {}

    /// Takes which places to find.
    public init(request: MKLocalPointsOfInterestRequest) {}

    /// Whether it searches: it does not.
    open var isSearching: Bool { false }

    /// Searches: fails.
    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, Self.failure())
    }

    /// Searches: fails.
    open func start() async throws -> Response { throw Self.failure() }

    /// Calls the search off.
    open func cancel() {}

    private static func failure() -> MKError {
        PluginLog.warnOnce("There are no maps on Linux: MKLocalSearch fails.")
        return MKError(.placemarkNotFound)
    }
}

/// Which places to find near another.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
    // Unchecked: as on Apple's platforms, for one task at a time.

    /// The middle.
    public let coordinate: CLLocationCoordinate2D
    /// The metres from the middle.
    public let radius: CLLocationDistance
    /// Which places are searched for; `nil`: all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Places in a circle.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.coordinate = coordinate
        self.radius = radius
    }
}
