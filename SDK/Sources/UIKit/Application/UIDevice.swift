public import Foundation

/// The machine, as sources of a phone ask for it.
public final class UIDevice: Sendable {
    /// This machine.
    public static let current = UIDevice()

    /// What is known of a battery.
    public enum BatteryState: Int, Sendable {
        /// Nothing.
        case unknown
        /// It empties.
        case unplugged
        /// It fills.
        case charging
        /// It is full.
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
    /// Always a phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Nil: the machine has no identity for its widgets.
    public var identifierForVendor: UUID? { nil }

    private let lock = NSLock()
    // Sound: only touched with the lock held.
    nonisolated(unsafe) private var monitorsBattery = false

    /// Whether the battery is looked at.
    public var isBatteryMonitoringEnabled: Bool {
        get { lock.withLock { monitorsBattery } }
        set { lock.withLock { monitorsBattery = newValue } }
    }
    /// From 0, empty, to 1, full; -1 where the battery is not looked at, or there is none.
    public var batteryLevel: Float { battery?.level ?? -1 }
    /// What the battery does; unknown where it is not looked at, or there is none.
    public var batteryState: BatteryState { battery?.state ?? .unknown }

    private var battery: Battery? { isBatteryMonitoringEnabled ? Battery() : nil }
}
