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

    /// No effect here: the battery's level stays unknown.
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Unknown, -1.
    public var batteryLevel: Float { -1 }
    /// Unknown.
    public var batteryState: BatteryState { .unknown }
}
