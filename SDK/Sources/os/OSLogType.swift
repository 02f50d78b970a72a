import CWidgetPlugin

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public var rawValue: UInt8

    /// Creates a level from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a level from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Information that is essential to find the cause of an error.
    public static let `default` = OSLogType(0)

    /// Information that helps to find the cause of an error.
    public static let info = OSLogType(1)

    /// Information for debugging.
    public static let debug = OSLogType(2)

    /// An error.
    public static let error = OSLogType(16)

    /// A bug in the plugin.
    public static let fault = OSLogType(17)

    /// A warning, for which Apple's logger has no level of its own.
    static let warning = OSLogType(15)

    var pluginLevel: widget_log_level {
        switch self {
        case .debug: WIDGET_LOG_DEBUG
        case .warning: WIDGET_LOG_WARNING
        case .error, .fault: WIDGET_LOG_ERROR
        default: WIDGET_LOG_INFO
        }
    }
}
