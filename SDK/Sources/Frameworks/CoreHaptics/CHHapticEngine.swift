import Foundation

/// What a machine can be felt to do.
public protocol CHHapticDeviceCapability {
    /// Whether it can be felt.
    var supportsHaptics: Bool { get }
    /// Whether it can be heard.
    var supportsAudio: Bool { get }
}

/// Makes a machine be felt.
///
/// Differs from Apple: it cannot be; making an engine fails.
open class CHHapticEngine: @unchecked Sendable {
    // Unchecked: there is none.
    private struct Nothing: CHHapticDeviceCapability {
        let supportsHaptics = false
        let supportsAudio = false
    }

    /// What the machine can be felt to do: nothing.
    public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }

    /// Fails.
    public init() throws { throw CocoaError(.featureUnsupported) }

    /// Fails.
    open func start() throws { throw CocoaError(.featureUnsupported) }

    /// Stops: it does not run.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
