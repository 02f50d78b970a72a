public import Foundation

/// A part of the Earth.
open class CLRegion: NSObject {
    /// What it is called.
    public let identifier: String
    /// Whether entering it is told.
    open var notifyOnEntry = true
    /// Whether leaving it is told.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
}

/// A part of the Earth around a place.
open class CLCircularRegion: CLRegion {
    /// Its middle.
    public let center: CLLocationCoordinate2D
    /// How far it reaches, in metres.
    public let radius: CLLocationDistance

    /// A part around a place.
    public init(
        center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
    ) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place is in it.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
            from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
            <= radius
    }
}

/// A direction: none is ever known.
open class CLHeading: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    private override init() {}

    /// Degrees from the magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees from the north.
    open var trueHeading: CLLocationDirection { -1 }
    /// How far it may be wrong, in degrees.
    open var headingAccuracy: CLLocationDirection { -1 }
}

/// What the user does while places are asked for.
public enum CLActivityType: Int, Sendable {
    /// Something else.
    case other = 1
    /// Drives a car.
    case automotiveNavigation
    /// Works out.
    case fitness
    /// Goes by train or boat.
    case otherNavigation
    /// Flies.
    case airborne
}

/// Where the user is, as it goes on.
///
/// Differs from Apple: authorisation is denied; there is one update, which says so.
public struct CLLocationUpdate: Sendable {
    /// What the user does meanwhile.
    public enum LiveConfiguration: Sendable {
        /// Anything.
        case `default`
        /// Drives a car.
        case automotiveNavigation
        /// Goes by train or boat.
        case otherNavigation
        /// Works out.
        case fitness
        /// Flies.
        case airborne
    }

    /// Updates as they come: one.
    public struct Updates: AsyncSequence, Sendable {
        /// An update.
        public typealias Element = CLLocationUpdate

        /// Ends after one.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var isAtStart = true

            /// The update that says that authorisation is denied.
            public mutating func next() async throws -> CLLocationUpdate? {
                defer { isAtStart = false }
                return isAtStart ? CLLocationUpdate() : nil
            }
        }

        /// Begins.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Where the user is: not known.
    public var location: CLLocation? { nil }
    /// Whether the user stays where they are: not known.
    public var isStationary: Bool { false }
    /// Whether the user does not let the plugin know: they do not.
    public var authorizationDenied: Bool { true }
    /// Whether nobody may know.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether the user is yet to be asked.
    public var authorizationRequestInProgress: Bool { false }
    /// Whether the place is not known at the moment.
    public var locationUnavailable: Bool { true }

    /// Asks for updates.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        PluginLog.warnOnce("Widgets cannot know where the user is: CLLocationUpdate is denied.")
        return Updates()
    }
}
