public import CoreLocation
public import Foundation

/// By what means one goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Takes the bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// By car.
    public static let automobile = Self(rawValue: 1 << 0)
    /// On foot.
    public static let walking = Self(rawValue: 1 << 1)
    /// By bus and train.
    public static let transit = Self(rawValue: 1 << 2)
    /// By bicycle.
    public static let cycling = Self(rawValue: 1 << 3)
    /// By any.
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// Finds the way from a place to another.
///
/// Differs from Apple: there are no maps; each search fails with `MKError.directionsNotFound`.
open class MKDirections: NSObject {
    /// Gets the ways, or the reason why there are none.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// Gets how long it takes, or the reason why nobody knows.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// What to find.
    open class Request: NSObject, @unchecked Sendable {
        // Unchecked: as on Apple's platforms, for one task at a time.

        /// Where it begins.
        open var source: MKMapItem?
        /// Where it ends.
        open var destination: MKMapItem?
        /// By what means.
        open var transportType = MKDirectionsTransportType.any
        /// Whether more than one way is of use.
        open var requestsAlternateRoutes = false
        /// When to set out.
        open var departureDate: Date?
        /// When to be there.
        open var arrivalDate: Date?
    }

    /// The ways that were found: there are none.
    open class Response: NSObject, @unchecked Sendable {
        // Unchecked: none can be made.
        private override init() {}

        /// The ways.
        open var routes: [MKRoute] { [] }
    }

    /// How long it takes: nobody knows.
    open class ETAResponse: NSObject, @unchecked Sendable {
        // Unchecked: none can be made.
        private override init() {}

        /// The seconds it takes.
        open var expectedTravelTime: TimeInterval { 0 }
        /// The metres of the way.
        open var distance: CLLocationDistance { 0 }
        /// When one is there.
        open var expectedArrivalDate: Date { Date() }
        /// When one sets out.
        open var expectedDepartureDate: Date { Date() }
    }

    /// Takes what to find.
    public init(request: Request) {}

    /// Whether it searches: it does not.
    open var isCalculating: Bool { false }

    /// Searches for ways: fails.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        completionHandler(nil, Self.failure())
    }

    /// Searches for how long it takes: fails.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        completionHandler(nil, Self.failure())
    }

    /// Searches for ways: fails.
    open func calculate() async throws -> Response { throw Self.failure() }

    /// Searches for how long it takes: fails.
    open func calculateETA() async throws -> ETAResponse { throw Self.failure() }

    /// Calls a search off.
    open func cancel() {}

    private static func failure() -> MKError {
        PluginLog.warnOnce("There are no maps on Linux: MKDirections fails.")
        return MKError(.directionsNotFound)
    }
}

/// A way: there is none.
open class MKRoute: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    private override init() {}

    /// A part of a way.
    open class Step: NSObject, @unchecked Sendable {
        // Unchecked: none can be made.
        private override init() {}

        /// What to do.
        open var instructions: String { "" }
        /// What to mind.
        open var notice: String? { nil }
        /// The metres of the part.
        open var distance: CLLocationDistance { 0 }
        /// By what means.
        open var transportType: MKDirectionsTransportType { .any }
    }

    /// The display name.
    open var name: String { "" }
    /// The metres of the way.
    open var distance: CLLocationDistance { 0 }
    /// The seconds it takes.
    open var expectedTravelTime: TimeInterval { 0 }
    /// By what means.
    open var transportType: MKDirectionsTransportType { .any }
    /// What to mind.
    open var advisoryNotices: [String] { [] }
    /// Its parts.
    open var steps: [Step] { [] }
}
