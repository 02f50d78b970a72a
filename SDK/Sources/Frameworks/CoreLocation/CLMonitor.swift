/// What a monitor can watch.
public protocol CLCondition: Sendable {}

/// Watches for conditions, such as that the user is near a place.
///
/// Differs from Apple: widgets cannot know where the user is, so the state of each stays what it
/// was at first, nothing is told, and conditions are forgotten when the process ends.
public actor CLMonitor {
    /// Near a place.
    public struct CircularGeographicCondition: CLCondition, Hashable {
        /// The middle.
        public let center: CLLocationCoordinate2D
        /// How far it reaches, in metres.
        public let radius: CLLocationDistance

        /// Around a place.
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

    /// What became of a condition.
    public struct Event: Sendable {
        /// Whether a condition is met.
        public enum State: UInt, Sendable {
            /// It was not found out.
            case unknown
            /// It is.
            case satisfied
            /// It is not.
            case unsatisfied
            /// Nobody watches it.
            case unmonitored
        }

        /// The condition's name.
        public let identifier: String
        /// What it was found to be, in more detail; never known.
        public var refinement: (any CLCondition)? { nil }
        /// Whether it is met.
        public let state: State
        /// When that was found out.
        public let date: Date
    }

    /// A condition, and what became of it last.
    public struct Record: Sendable {
        /// The condition.
        public let condition: any CLCondition
        /// What became of it last.
        public let lastEvent: Event
    }

    /// What becomes of the conditions as time goes on: it ends at once.
    public struct Events: AsyncSequence, Sendable {
        /// What became of a condition.
        public typealias Element = Event

        /// Ends at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Nothing.
            public mutating func next() async throws -> Event? { nil }
        }

        /// Creates an iterator over the values.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The monitor's name.
    public let name: String
    private var records: [String: Record] = [:]

    /// Makes a monitor.
    public init(_ name: String) async {
        self.name = name
        PluginLog.warnOnce("Widgets cannot know where the user is: CLMonitor tells nothing.")
    }

    /// The names of all conditions, in alphabetical order.
    public var identifiers: [String] { records.keys.sorted() }

    /// What becomes of the conditions as time goes on: it ends at once.
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

    /// A condition by its name; nil where none has it.
    public func record(for identifier: String) -> Record? { records[identifier] }
}
