// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
import UIKit

/// A movement that is felt at the wrist.
public enum WKHapticType: Int, Sendable {
    /// Something is to be looked at.
    case notification
    /// Something grew.
    case directionUp
    /// Something shrank.
    case directionDown
    /// Something succeeded.
    case success
    /// Something failed.
    case failure
    /// Something is to be tried again.
    case retry
    /// Something began.
    case start
    /// Something ended.
    case stop
    /// Something was pressed.
    case click
    /// The way turns to the left.
    case navigationLeftTurn
    /// The way turns to the right.
    case navigationRightTurn
    /// Something comes along the way.
    case navigationGenericManeuver
    /// Too deep.
    case underwaterDepthPrompt
    /// Much too deep.
    case underwaterDepthCriticalPrompt
}

/// How full a battery is taken for.
public enum WKInterfaceDeviceBatteryState: Int, Sendable {
    /// Nobody knows.
    case unknown
    /// It is used.
    case unplugged
    /// It is filled.
    case charging
    /// It is full.
    case full
}

/// At which wrist a watch is worn.
public enum WKInterfaceDeviceWristLocation: Int, Sendable {
    /// At the left one.
    case left
    /// At the right one.
    case right
}

/// Where a watch's crown is.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable {
    /// At the left.
    case left
    /// At the right.
    case right
}

/// The user's watch.
///
/// Differs from Apple: there is none. It answers for the machine, and for a watch of 45 mm where
/// one must be measured.
@MainActor @preconcurrency
open class WKInterfaceDevice: NSObject {
    nonisolated private static let instance = WKInterfaceDevice()

    nonisolated private override init() {}

    /// The watch.
    nonisolated open class func current() -> WKInterfaceDevice { instance }

    /// The size of the screen, in points.
    open var screenBounds: CGRect { CGRect(x: 0, y: 0, width: 198, height: 242) }
    /// How many pixels a point has.
    open var screenScale: CGFloat { 2 }
    /// The machine's name.
    open var name: String { UIDevice.current.name }
    /// The kind of machine.
    open var model: String { UIDevice.current.model }
    /// The kind of machine in the user's language.
    open var localizedModel: String { model }
    /// The system's name.
    open var systemName: String { UIDevice.current.systemName }
    /// The system's version.
    open var systemVersion: String { UIDevice.current.systemVersion }
    /// What tells the machine from others of the same author's user.
    open var identifierForVendor: UUID? { UIDevice.current.identifierForVendor }
    /// Whether the battery is looked at.
    open var isBatteryMonitoringEnabled: Bool {
        get { UIDevice.current.isBatteryMonitoringEnabled }
        set { UIDevice.current.isBatteryMonitoringEnabled = newValue }
    }
    /// From 0, empty, to 1, full; -1 where the battery is not looked at, or there is none.
    open var batteryLevel: Float { UIDevice.current.batteryLevel }
    /// What the battery does; unknown where it is not looked at, or there is none.
    open var batteryState: WKInterfaceDeviceBatteryState {
        WKInterfaceDeviceBatteryState(rawValue: UIDevice.current.batteryState.rawValue) ?? .unknown
    }
    /// At which wrist it is worn.
    open var wristLocation: WKInterfaceDeviceWristLocation { .left }
    /// Where the crown is.
    open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    /// Whether it plays sound from a server: it does not.
    open var supportsAudioStreaming: Bool { false }
    /// How well it keeps out water.
    open var waterResistanceRating: WKWaterResistanceRating { .ipx7 }
    /// Whether it is locked against water.
    open var isWaterLockEnabled: Bool { false }

    /// Moves to be felt.
    ///
    /// No effect here: nothing is worn.
    open func play(_ type: WKHapticType) {}

    /// Locks the screen against water.
    ///
    /// No effect here: there is no watch.
    open func enableWaterLock() {}
}

/// How well a watch keeps out water.
public enum WKWaterResistanceRating: Int, Sendable {
    /// Splashes.
    case ipx7
    /// Swimming.
    case wr50
    /// Diving.
    case wr100
}
