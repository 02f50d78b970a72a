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
}

extension Notification.Name {
    /// Posted when the user starts or stops to save energy: never here.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
