/// Writes messages to the plugin's log.
///
/// Differs from Apple: each line begins with the subsystem and the category, and the messages are
/// not kept apart by them.
public struct Logger: Sendable {
    let log: OSLog

    /// Makes a logger of the whole plugin.
    public init() { log = .default }

    /// Makes a logger of a part of the plugin.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Makes a logger that writes as a log does.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }

    /// Writes a message.
    public func log(_ message: OSLogMessage) { log.write(message, .default) }

    /// Writes what only helps while looking for a mistake.
    public func trace(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Writes what only helps while looking for a mistake.
    public func debug(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Writes what helps, but is not needed, to understand a mistake.
    public func info(_ message: OSLogMessage) { log.write(message, .info) }

    /// Writes what is needed to understand a mistake.
    public func notice(_ message: OSLogMessage) { log.write(message, .default) }

    /// Writes that something may be wrong.
    public func warning(_ message: OSLogMessage) { log.write(message, .warning) }

    /// Writes that something went wrong.
    public func error(_ message: OSLogMessage) { log.write(message, .error) }

    /// Writes that something went badly wrong.
    public func critical(_ message: OSLogMessage) { log.write(message, .fault) }

    /// Writes that there is a mistake in the plugin.
    public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}
