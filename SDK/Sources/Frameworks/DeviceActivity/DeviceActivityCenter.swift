public import Foundation
public import ManagedSettings

/// The name of something that is watched.
public struct DeviceActivityName: RawRepresentable, Codable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a value from its raw name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How much use is too much.
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
    /// How long is too long.
    public let threshold: DateComponents

    /// Counts the use of things.
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

/// When use is watched.
public struct DeviceActivitySchedule: Equatable, Sendable {
    /// When watching begins.
    public let intervalStart: DateComponents
    /// When it ends.
    public let intervalEnd: DateComponents
    /// Whether it begins again.
    public let repeats: Bool
    /// How long before the end there is a warning.
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

/// Watches what is used.
///
/// Differs from Apple: nothing can be watched; beginning fails, and the log says so once.
public final class DeviceActivityCenter: Sendable {
    /// Why nothing can be watched.
    public enum MonitoringError: Error, Hashable, Sendable {
        /// The user does not allow it.
        case unauthorized
        /// There is too much already.
        case excessiveActivities
        /// The time is too short.
        case intervalTooShort
        /// The time is too long.
        case intervalTooLong
    }

    /// What is watched: nothing.
    public let activities: [DeviceActivityName] = []

    /// A center.
    public init() {}

    /// Fails.
    public func startMonitoring(
        _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
        events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
    ) throws {
        PluginLog.warnOnce("There is no Screen Time on Linux: DeviceActivity watches nothing.")
        throw MonitoringError.unauthorized
    }

    /// Watches no longer: it did not.
    public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}

    /// When something is watched: never.
    public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }
}

/// Is told of use: nothing calls it here.
open class DeviceActivityMonitor {
    /// A monitor.
    public init() {}

    /// Watching began.
    open func intervalDidStart(for activity: DeviceActivityName) {}
    /// Watching ended.
    open func intervalDidEnd(for activity: DeviceActivityName) {}
    /// It was too much.
    open func eventDidReachThreshold(
        _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
    ) {}
    /// Watching begins soon.
    open func intervalWillStartWarning(for activity: DeviceActivityName) {}
    /// Watching ends soon.
    open func intervalWillEndWarning(for activity: DeviceActivityName) {}
    /// It is too much soon.
    open func eventWillReachThresholdWarning(
        _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
    ) {}
}
