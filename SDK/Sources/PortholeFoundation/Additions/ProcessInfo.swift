// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension ProcessInfo {
    /// The thermal state of the device.
    public enum ThermalState: Int, Sendable {
        /// The temperature is normal.
        case nominal
        /// The temperature is slightly raised.
        case fair
        /// The temperature is high; reduce work.
        case serious
        /// The temperature is critical; stop all work that can wait.
        case critical
    }

    /// The thermal state; always nominal here, because plugins cannot observe it.
    public var thermalState: ThermalState { .nominal }

    /// Whether Low Power Mode is on; always `false` here, because plugins cannot observe it.
    public var isLowPowerModeEnabled: Bool { false }

    /// Whether this is an iOS app on a Mac; always `false`.
    public var isiOSAppOnMac: Bool { false }

    /// Whether this is a Mac Catalyst app; always `false`.
    public var isMacCatalystApp: Bool { false }

    /// Options of an activity.
    public struct ActivityOptions: OptionSet, Sendable {
        /// The raw bits of the options.
        public let rawValue: UInt64

        /// Creates options from raw bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// Keeps the device from sleeping.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The user started the activity.
        public static let userInitiated = ActivityOptions(rawValue: 0xFF_FFFF)
        /// The activity runs in the background.
        public static let background = ActivityOptions(rawValue: 0xFF)
    }

    /// Begins an activity.
    ///
    /// No effect here: the deadlines of the host apply.
    public func beginActivity(
        options: ActivityOptions = [], reason: String
    ) -> any NSObjectProtocol { NSString(string: reason) }

    /// Ends an activity.
    ///
    /// No effect here: the deadlines of the host apply.
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Performs an activity by calling `block`.
    public func performActivity(
        options: ActivityOptions = [], reason: String, using block: () -> Void
    ) { block() }

    /// Performs an expiring activity: calls `block` with `false` on another thread.
    ///
    /// Differs from Apple: the activity ends with the plugin's process; there is no second call
    /// with `true`.
    public func performExpiringActivity(
        withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
    ) {
        DispatchQueue.global().async { block(false) }
    }
}

extension Notification.Name {
    /// Posted when Low Power Mode changes; never posted here.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
