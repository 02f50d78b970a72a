/// Marks points and spans of time for Instruments.
///
/// No effect here: there is no Instruments.
public struct OSSignposter: Sendable {
    /// A signposter that marks nothing.
    public static let disabled = OSSignposter()

    /// Whether marks are recorded: never.
    public let isEnabled = false

    /// Makes a signposter.
    public init() {}

    /// Makes a signposter of a part of the plugin.
    public init(subsystem: String, category: String) {}

    /// Makes a signposter of a part of the plugin for a purpose.
    public init(subsystem: String, category: OSLog.Category) {}

    /// Makes a signposter that writes as a logger does.
    public init(logger: Logger) {}

    /// Makes a signposter that writes as a log does.
    public init(logHandle: OSLog) {}

    /// Makes the name of a span.
    public func makeSignpostID() -> OSSignpostID { .exclusive }

    /// Makes the name of a span that an object has.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

    /// Marks the beginning of a span.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    /// Marks the beginning of a span.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    /// Marks the end of a span.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

    /// Marks the end of a span.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
    ) {}

    /// Marks a point.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

    /// Marks a point.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) {}

    /// Marks the span in which `task` runs.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        try task()
    }
}

/// A span that has begun.
public final class OSSignpostIntervalState: Sendable {}
