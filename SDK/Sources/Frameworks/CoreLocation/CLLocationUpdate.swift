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

        /// Creates an iterator over the values.
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
