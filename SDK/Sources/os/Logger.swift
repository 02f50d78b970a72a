/// Writes messages to the plugin's log.
public struct Logger: Sendable {}
