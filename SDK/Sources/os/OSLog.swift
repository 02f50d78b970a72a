import PortholeFoundation

/// The log of a subsystem and a category of the plugin.
public final class OSLog: Sendable {
    /// A category of logs that the system knows.
    public struct Category: Sendable {
        let name: String

        /// Points of interest, for signposts.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")

        /// Tracing while Instruments records.
        public static let dynamicTracing = Category(name: "DynamicTracing")

        /// Tracing with call stacks while Instruments records.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// The log of the whole plugin.
    public static let `default` = OSLog(name: "", isEnabled: true)

    /// A log that keeps nothing.
    public static let disabled = OSLog(name: "", isEnabled: false)

    /// Whether signposts are recorded; always `false`.
    public let signpostsEnabled = false

    private let name: String
    private let isKept: Bool

    private init(name: String, isEnabled: Bool) {
        self.name = name
        isKept = isEnabled
    }

    /// Creates the log of a subsystem and a category.
    public convenience init(subsystem: String, category: String) {
        self.init(name: "[\(subsystem):\(category)] ", isEnabled: true)
    }

    /// Creates the log of a subsystem and a category of the system.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    /// Whether messages of a level are kept.
    public func isEnabled(type: OSLogType) -> Bool { isKept }

    func write(_ message: @autoclosure () -> OSLogMessage, _ level: OSLogType) {
        if isKept { PluginLog.write(level.pluginLevel, name + message().text) }
    }
}
