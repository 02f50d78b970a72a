import Foundation

/// The haptic capabilities of a device.
public protocol CHHapticDeviceCapability {
    /// Whether it can be felt.
    var supportsHaptics: Bool { get }
    /// Whether it can be heard.
    var supportsAudio: Bool { get }
}

/// Plays haptic patterns.
///
/// Differs from Apple: it cannot be; making an engine fails.
open class CHHapticEngine: @unchecked Sendable {
    // Unchecked: there is none.
    private struct Nothing: CHHapticDeviceCapability {
        let supportsHaptics = false
        let supportsAudio = false
    }

    /// Returns the haptic capabilities; there are none.
    public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }

    /// Fails.
    public init() throws { throw CocoaError(.featureUnsupported) }

    /// Fails.
    open func start() throws { throw CocoaError(.featureUnsupported) }

    /// Stops the engine, which never runs.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
