/// A condition that a monitor observes.
public protocol CLCondition: Sendable {}

/// Watches for conditions, such as that the user is near a place.
///
/// Differs from Apple: widgets cannot know the user's location, so states never change, no events
/// are reported, and conditions are lost when the process ends.
public actor CLMonitor {
    /// A condition for a circular region.
    public struct CircularGeographicCondition: CLCondition, Hashable {
        /// The center.
        public let center: CLLocationCoordinate2D
        /// The radius in meters.
        public let radius: CLLocationDistance

        /// Creates a circular region.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }

        /// Whether both are around the same place and reach as far.
        public static func == (first: Self, second: Self) -> Bool {
            first.center.latitude == second.center.latitude
                && first.center.longitude == second.center.longitude
                && first.radius == second.radius
        }

        /// Feeds place and radius into a hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(center.latitude)
            hasher.combine(center.longitude)
            hasher.combine(radius)
        }
    }

    /// An event of a condition.
    public struct Event: Sendable {
        /// Whether a condition is met.
        public enum State: UInt, Sendable {
            /// The state is unknown.
            case unknown
            /// The condition is satisfied.
            case satisfied
            /// The condition is not satisfied.
            case unsatisfied
            /// The condition is not monitored.
            case unmonitored
        }

        /// The identifier of the condition.
        public let identifier: String
        /// A refined condition; always `nil`.
        public var refinement: (any CLCondition)? { nil }
        /// The state.
        public let state: State
        /// The time of the event.
        public let date: Date
    }

    /// A condition with its last event.
    public struct Record: Sendable {
        /// The condition.
        public let condition: any CLCondition
        /// The last event.
        public let lastEvent: Event
    }

    /// The sequence of events, which ends immediately.
    public struct Events: AsyncSequence, Sendable {
        /// The element type.
        public typealias Element = Event

        /// An iterator without elements.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Always returns `nil`.
            public mutating func next() async throws -> Event? { nil }
        }

        /// Creates an iterator over the values.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The name of the monitor.
    public let name: String
    private var records: [String: Record] = [:]

    /// Creates a monitor.
    public init(_ name: String) async {
        self.name = name
        PluginLog.warnOnce("Widgets cannot know where the user is: CLMonitor tells nothing.")
    }

    /// The names of all conditions, in alphabetical order.
    public var identifiers: [String] { records.keys.sorted() }

    /// The events; the sequence ends immediately.
    public var events: Events { Events() }

    /// Watches for a condition, which stays unknown.
    public func add(_ condition: any CLCondition, identifier: String) {
        add(condition, identifier: identifier, assuming: .unknown)
    }

    /// Watches for a condition, which stays as it is assumed to be.
    public func add(
        _ condition: any CLCondition, identifier: String, assuming state: Event.State
    ) {
        let event = Event(identifier: identifier, state: state, date: .now)
        records[identifier] = Record(condition: condition, lastEvent: event)
    }

    /// Watches for a condition no more.
    public func remove(_ identifier: String) { records[identifier] = nil }

    /// Returns the record of a condition, or `nil`.
    public func record(for identifier: String) -> Record? { records[identifier] }
}
