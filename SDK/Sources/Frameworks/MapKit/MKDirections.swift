public import CoreLocation
public import Foundation

/// The means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By car.
    public static let automobile = Self(rawValue: 1 << 0)
    /// On foot.
    public static let walking = Self(rawValue: 1 << 1)
    /// By public transport.
    public static let transit = Self(rawValue: 1 << 2)
    /// By bicycle.
    public static let cycling = Self(rawValue: 1 << 3)
    /// Any.
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// Finds the way from a place to another.
///
/// Differs from Apple: there are no maps; each search fails with `MKError.directionsNotFound`.
open class MKDirections: NSObject {
    /// Called with routes, or with an error.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// Called with the travel time, or with an error.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// A request for directions.
    open class Request: NSObject, @unchecked Sendable {
        // Unchecked: as on Apple's platforms, for one task at a time.

        /// The start.
        open var source: MKMapItem?
        /// The destination.
        open var destination: MKMapItem?
        /// The means of transport.
        open var transportType = MKDirectionsTransportType.any
        /// Whether more than one way is of use.
        open var requestsAlternateRoutes = false
        /// The departure time.
        open var departureDate: Date?
        /// The arrival time.
        open var arrivalDate: Date?
    }

    /// The response; never created here.
    open class Response: NSObject, @unchecked Sendable {
        // Unchecked: none can be made.
        private override init() {}

        /// The routes; always empty.
        open var routes: [MKRoute] { [] }
    }

    /// The travel time; never created here.
    open class ETAResponse: NSObject, @unchecked Sendable {
        // Unchecked: none can be made.
        private override init() {}

        /// The travel time in seconds.
        open var expectedTravelTime: TimeInterval { 0 }
        /// The distance in meters.
        open var distance: CLLocationDistance { 0 }
        /// The expected arrival.
        open var expectedArrivalDate: Date { Date() }
        /// The expected departure.
        open var expectedDepartureDate: Date { Date() }
    }

    /// Creates directions for a request.
    public init(request: Request) {}

    /// Whether a calculation is in progress; always `false`.
    open var isCalculating: Bool { false }

    /// Searches for ways: fails.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        completionHandler(nil, Self.failure())
    }

    /// Calculates the travel time; it always fails.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        completionHandler(nil, Self.failure())
    }

    /// Searches for ways: fails.
    open func calculate() async throws -> Response { throw Self.failure() }

    /// Calculates the travel time; it always fails.
    open func calculateETA() async throws -> ETAResponse { throw Self.failure() }

    /// Cancels the calculation.
    open func cancel() {}

    private static func failure() -> MKError {
        PluginLog.warnOnce("There are no maps on Linux: MKDirections fails.")
        return MKError(.directionsNotFound)
    }
}

/// A route; never created here.
open class MKRoute: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    private override init() {}

    /// A step of a route.
    open class Step: NSObject, @unchecked Sendable {
        // Unchecked: none can be made.
        private override init() {}

        /// The instructions.
        open var instructions: String { "" }
        /// A notice.
        open var notice: String? { nil }
        /// The distance in meters.
        open var distance: CLLocationDistance { 0 }
        /// The means of transport.
        open var transportType: MKDirectionsTransportType { .any }
    }

    /// The display name.
    open var name: String { "" }
    /// The distance in meters.
    open var distance: CLLocationDistance { 0 }
    /// The travel time in seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// The means of transport.
    open var transportType: MKDirectionsTransportType { .any }
    /// Advisory notices.
    open var advisoryNotices: [String] { [] }
    /// The steps.
    open var steps: [Step] { [] }
}
