public import Foundation
public import ManagedSettings

/// The name of a monitored activity.
public struct DeviceActivityName: RawRepresentable, Codable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a value from its raw name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// An event at a threshold of use.
public struct DeviceActivityEvent: Equatable, Sendable {
    /// The name of an event.
    public struct Name: RawRepresentable, Codable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a value from its raw name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The apps whose use counts.
    public let applications: Set<ApplicationToken>
    /// The categories whose use counts.
    public let categories: Set<ActivityCategoryToken>
    /// The places of the web whose use counts.
    public let webDomains: Set<WebDomainToken>
    /// The threshold.
    public let threshold: DateComponents

    /// Creates an event.
    public init(
        applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
        webDomains: Set<WebDomainToken> = [], threshold: DateComponents
    ) {
        self.applications = applications
        self.categories = categories
        self.webDomains = webDomains
        self.threshold = threshold
    }
}

/// The schedule of monitoring.
public struct DeviceActivitySchedule: Equatable, Sendable {
    /// The start of the interval.
    public let intervalStart: DateComponents
    /// The end of the interval.
    public let intervalEnd: DateComponents
    /// Whether it begins again.
    public let repeats: Bool
    /// The time of the warning before the end.
    public let warningTime: DateComponents?

    /// Watches between two times.
    public init(
        intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
        warningTime: DateComponents? = nil
    ) {
        self.intervalStart = intervalStart
        self.intervalEnd = intervalEnd
        self.repeats = repeats
        self.warningTime = warningTime
    }
}

/// Monitors the use of apps.
///
/// Differs from Apple: monitoring is not available; starting it fails, and the log says so once.
public final class DeviceActivityCenter: Sendable {
    /// The reason why monitoring failed.
    public enum MonitoringError: Error, Hashable, Sendable {
        /// The user does not allow it.
        case unauthorized
        /// Too many activities are monitored.
        case excessiveActivities
        /// The time is too short.
        case intervalTooShort
        /// The interval is too long.
        case intervalTooLong
    }

    /// The monitored activities; always empty.
    public let activities: [DeviceActivityName] = []

    /// Creates a center.
    public init() {}

    /// Fails.
    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws {
        PluginLog.warnOnce("There is no Screen Time on Linux: DeviceActivity watches nothing.")
        throw MonitoringError.unauthorized
    }

    /// Stops monitoring; nothing is monitored here.
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}

    /// Returns the schedule of an activity; always `nil`.
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
}

/// Receives events of monitoring; never called here.
open class DeviceActivityMonitor {
    /// Creates a monitor.
    public init() {}

    /// Called when an interval starts.
    open func intervalDidStart(for activity: DeviceActivityName) {}
    /// Called when an interval ends.
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    /// Called when an event reaches its threshold.
    open func eventDidReachThreshold(
        _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
    ) {}
    /// Called before an interval starts.
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    /// Called before an interval ends.
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    /// Called before an event reaches its threshold.
    open func eventWillReachThresholdWarning(
        _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
    ) {}
}
