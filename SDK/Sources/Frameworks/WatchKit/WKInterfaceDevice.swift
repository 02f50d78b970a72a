// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import UIKit

/// A movement that is felt at the wrist.
public enum WKHapticType: Int, Sendable {
    /// A notification.
    case notification
    /// An increase.
    case directionUp
    /// A decrease.
    case directionDown
    /// Success.
    case success
    /// Failure.
    case failure
    /// A retry.
    case retry
    /// A start.
    case start
    /// A stop.
    case stop
    /// A click.
    case click
    /// The way turns to the left.
    case navigationLeftTurn
    /// The way turns to the right.
    case navigationRightTurn
    /// A navigation maneuver.
    case navigationGenericManeuver
    /// A depth warning.
    case underwaterDepthPrompt
    /// A critical depth warning.
    case underwaterDepthCriticalPrompt
}

/// The state of the battery.
public enum WKInterfaceDeviceBatteryState: Int, Sendable {
    /// Unknown.
    case unknown
    /// Discharging.
    case unplugged
    /// Charging.
    case charging
    /// Full.
    case full
}

/// The wrist on which the watch is worn.
public enum WKInterfaceDeviceWristLocation: Int, Sendable {
    /// Left.
    case left
    /// Right.
    case right
}

/// The side of the crown.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable {
    /// Left.
    case left
    /// Right.
    case right
}

/// The user's watch.
///
/// Differs from Apple: there is no watch; the properties describe this machine, and the sizes those
/// of a 45 mm watch.
@MainActor @preconcurrency
open class WKInterfaceDevice: NSObject {
    nonisolated private static let instance = WKInterfaceDevice()

    nonisolated private override init() {}

    /// Returns the device.
    nonisolated open class func current() -> WKInterfaceDevice { instance }

    /// The size of the screen, in points.
    open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
    /// The number of pixels per point.
    open var screenScale: CGFloat { 2 }
    /// The name of the device.
    open var name: String { UIDevice.current.name }
    /// The model.
    open var model: String { UIDevice.current.model }
    /// The kind of machine in the user's language.
    open var localizedModel: String { model }
    /// The name of the system.
    open var systemName: String { UIDevice.current.systemName }
    /// The version of the system.
    open var systemVersion: String { UIDevice.current.systemVersion }
    /// The identifier for the vendor.
    open var identifierForVendor: UUID? { UIDevice.current.identifierForVendor }
    /// Whether the battery is looked at.
    open var isBatteryMonitoringEnabled: Bool {
        get { UIDevice.current.isBatteryMonitoringEnabled }
        set { UIDevice.current.isBatteryMonitoringEnabled = newValue }
    }
    /// The battery level from 0 (empty) to 1 (full); -1 if monitoring is off or there is no
    /// battery.
    open var batteryLevel: Float { UIDevice.current.batteryLevel }
    /// The battery state; unknown if monitoring is off or there is no battery.
    open var batteryState: WKInterfaceDeviceBatteryState {
        WKInterfaceDeviceBatteryState(rawValue: UIDevice.current.batteryState.rawValue) ?? .unknown
    }
    /// The wrist on which the watch is worn.
    open var wristLocation: WKInterfaceDeviceWristLocation { .left }
    /// The side of the crown.
    open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    /// Whether audio streaming is supported; always `false`.
    open var supportsAudioStreaming: Bool { false }
    /// The water resistance rating.
    open var waterResistanceRating: WKWaterResistanceRating { .ipx7 }
    /// Whether it is locked against water.
    open var isWaterLockEnabled: Bool { false }

    /// Plays haptic feedback.
    ///
    /// No effect here: nothing is worn.
    open func play(_ type: WKHapticType) {}

    /// Locks the screen against water.
    ///
    /// No effect here: there is no watch.
    open func enableWaterLock() {}
}

/// The water resistance rating.
public enum WKWaterResistanceRating: Int, Sendable {
    /// Resists splashes.
    case ipx7
    /// Suitable for swimming.
    case wr50
    /// Suitable for diving.
    case wr100
}
