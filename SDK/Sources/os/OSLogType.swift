import CWidgetPlugin

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The level's number.
    public var rawValue: UInt8

    /// Makes a level of its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes a level of its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Needed to understand a mistake.
    public static let `default` = OSLogType(0)

    /// Helps to understand a mistake.
    public static let info = OSLogType(1)

    /// Helps while looking for a mistake.
    public static let debug = OSLogType(2)

    /// Something went wrong.
    public static let error = OSLogType(16)

    /// There is a mistake in the plugin.
    public static let fault = OSLogType(17)

    /// Something may be wrong; Apple's logger has no level of its own for that.
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
