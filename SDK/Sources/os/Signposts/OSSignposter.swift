/// Marks points and intervals in time for Instruments.
///
/// No effect here: there is no Instruments.
public struct OSSignposter: Sendable {
    /// A signposter that marks nothing.
    public static let disabled = OSSignposter()

    /// Whether signposts are recorded; always `false`.
    public let isEnabled = false

    /// Creates a signposter.
    public init() {}

    /// Creates a signposter for a subsystem and a category.
    public init(subsystem: String, category: String) {}

    /// Creates a signposter for a subsystem and a category of the system.
    public init(subsystem: String, category: OSLog.Category) {}

    /// Creates a signposter with the subsystem and category of a logger.
    public init(logger: Logger) {}

    /// Creates a signposter with the subsystem and category of a log.
    public init(logHandle: OSLog) {}

    /// Returns an identifier for an interval; always the exclusive one here.
    public func makeSignpostID() -> OSSignpostID { .exclusive }

    /// Returns an identifier for an interval of an object; always the exclusive one here.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

    /// Marks the beginning of an interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    /// Marks the beginning of an interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    /// Marks the end of an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

    /// Marks the end of an interval.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
    ) {}

    /// Marks a point in time.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

    /// Marks a point in time.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) {}

    /// Marks the interval in which `task` runs, and returns its result.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        try task()
    }
}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {}
