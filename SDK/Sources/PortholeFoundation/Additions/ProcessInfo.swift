// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension ProcessInfo {
    /// How warm the machine is.
    public enum ThermalState: Int, Sendable {
        /// Not warm.
        case nominal
        /// A little warm.
        case fair
        /// So warm that less should be done.
        case serious
        /// So warm that nothing should be done that can wait.
        case critical
    }

    /// How warm the machine is: always not warm, because plugins cannot see it.
    public var thermalState: ThermalState { .nominal }

    /// Whether the user saves energy: always not, because plugins cannot see it.
    public var isLowPowerModeEnabled: Bool { false }

    /// Whether this is an iOS app on a Mac: it is not.
    public var isiOSAppOnMac: Bool { false }

    /// Whether this is an iPad app on a Mac: it is not.
    public var isMacCatalystApp: Bool { false }

    /// What an activity asks of the system.
    public struct ActivityOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt64

        /// The options of bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// The machine stays awake.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// What the user asked for.
        public static let userInitiated = ActivityOptions(rawValue: 0xFF_FFFF)
        /// What the user did not ask for.
        public static let background = ActivityOptions(rawValue: 0xFF)
    }

    /// Begins an activity.
    ///
    /// No effect here: the host's deadlines hold.
    public func beginActivity(
        options: ActivityOptions = [], reason: String
    ) -> any NSObjectProtocol { NSString(string: reason) }

    /// Ends an activity.
    ///
    /// No effect here: the host's deadlines hold.
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Does something as an activity: calls `block`.
    public func performActivity(
        options: ActivityOptions = [], reason: String, using block: () -> Void
    ) { block() }

    /// Does something that the system may end: calls `block` on another thread with `false`, it may go on.
    ///
    /// Differs from Apple: it ends with the plugin's process, without a second call.
    public func performExpiringActivity(
        withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
    ) {
        DispatchQueue.global().async { block(false) }
    }
}

extension Notification.Name {
    /// Posted when the user starts or stops to save energy: never here.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
