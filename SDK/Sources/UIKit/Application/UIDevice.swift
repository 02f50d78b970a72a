public import Foundation

/// The machine, as sources of a phone ask for it.
public final class UIDevice: Sendable {
    /// The current device.
    public static let current = UIDevice()

    /// The state of a battery.
    public enum BatteryState: Int, Sendable {
        /// Unknown.
        case unknown
        /// Discharging.
        case unplugged
        /// Charging.
        case charging
        /// Full.
        case full
    }

    /// The machine's name on the network.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// Always that of a phone, since widgets are a phone's.
    public var model: String { "iPhone" }
    /// Always that of a phone, since widgets are a phone's.
    public var localizedModel: String { model }
    /// Always a phone's: the newest that sources know.
    public var systemName: String { "iOS" }
    /// Always a phone's: the newest that sources know.
    public var systemVersion: String { "18.0" }
    /// The kind of device; always a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// The identifier; always `nil`.
    public var identifierForVendor: UUID? { nil }

    private let lock = NSLock()
    // Sound: only touched with the lock held.
    nonisolated(unsafe) private var monitorsBattery = false

    /// Whether the battery is looked at.
    public var isBatteryMonitoringEnabled: Bool {
        get { lock.withLock { monitorsBattery } }
        set { lock.withLock { monitorsBattery = newValue } }
    }
    /// The level from 0 (empty) to 1 (full); -1 if monitoring is off or there is no battery.
    public var batteryLevel: Float { battery?.level ?? -1 }
    /// The state of the battery; unknown if monitoring is off or there is no battery.
    public var batteryState: BatteryState { battery?.state ?? .unknown }

    private var battery: Battery? { isBatteryMonitoringEnabled ? Battery() : nil }
}
