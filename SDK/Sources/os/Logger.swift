/// A logger, which writes messages to the plugin's log.
///
/// Differs from Apple: each line begins with the subsystem and the category, and there is one log
/// for all of them.
public struct Logger: Sendable {
    let log: OSLog

    /// Creates a logger without a subsystem and a category.
    public init() { log = .default }

    /// Creates a logger with a subsystem and a category.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Creates a logger with the subsystem and the category of a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }

    /// Writes a message of the default level.
    public func log(_ message: OSLogMessage) { log.write(message, .default) }

    /// Writes a message for debugging.
    public func trace(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Writes a message for debugging.
    public func debug(_ message: OSLogMessage) { log.write(message, .debug) }

    /// Writes a message of the info level.
    public func info(_ message: OSLogMessage) { log.write(message, .info) }

    /// Writes a message of the default level.
    public func notice(_ message: OSLogMessage) { log.write(message, .default) }

    /// Writes a warning.
    public func warning(_ message: OSLogMessage) { log.write(message, .warning) }

    /// Writes an error.
    public func error(_ message: OSLogMessage) { log.write(message, .error) }

    /// Writes a critical error, of the fault level.
    public func critical(_ message: OSLogMessage) { log.write(message, .fault) }

    /// Writes a fault: a bug in the plugin.
    public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}
