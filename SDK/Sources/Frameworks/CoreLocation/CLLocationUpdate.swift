/// An update of the user's location.
///
/// Differs from Apple: authorization is always denied; a single update reports that.
public struct CLLocationUpdate: Sendable {
    /// The configuration of updates.
    public enum LiveConfiguration: Sendable {
        /// The default.
        case `default`
        /// Driving.
        case automotiveNavigation
        /// Goes by train or boat.
        case otherNavigation
        /// Fitness.
        case fitness
        /// Flying.
        case airborne
    }

    /// The sequence of updates, which contains one.
    public struct Updates: AsyncSequence, Sendable {
        /// The element type.
        public typealias Element = CLLocationUpdate

        /// An iterator that ends after one update.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var isAtStart = true

            /// Returns an update that says that authorization is denied.
            public mutating func next() async throws -> CLLocationUpdate? {
                defer { isAtStart = false }
                return isAtStart ? CLLocationUpdate() : nil
            }
        }

        /// Creates an iterator over the values.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The location; always `nil`.
    public var location: CLLocation? { nil }
    /// Whether the user stays where they are: not known.
    public var isStationary: Bool { false }
    /// Whether authorization is denied; always `true`.
    public var authorizationDenied: Bool { true }
    /// Whether location services are disabled for all apps.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether the user is being asked.
    public var authorizationRequestInProgress: Bool { false }
    /// Whether the location is unavailable; always `true`.
    public var locationUnavailable: Bool { true }

    /// Returns the location updates.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        PluginLog.warnOnce("Widgets cannot know where the user is: CLLocationUpdate is denied.")
        return Updates()
    }
}
