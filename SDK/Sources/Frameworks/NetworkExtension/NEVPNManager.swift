// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Whether a tunnel stands.
public enum NEVPNStatus: Int, Sendable {
    /// None is set up.
    case invalid
    /// It does not.
    case disconnected
    /// It is being built.
    case connecting
    /// It does.
    case connected
    /// It is being built again.
    case reasserting
    /// It is being taken down.
    case disconnecting
}

/// Why there is no tunnel.
public struct NEVPNError: Error, Hashable, Sendable {
    /// The reasons why an operation fails.
    public enum Code: Int, Sendable {
        /// The settings make no sense.
        case configurationInvalid = 1
        /// The settings are not used.
        case configurationDisabled
        /// No tunnel came about.
        case connectionFailed
        /// The settings are old.
        case configurationStale
        /// The settings cannot be read or kept.
        case configurationReadWriteFailed
        /// The value is unknown.
        case configurationUnknown
    }

    /// The reason for the error.
    public let code: Code

    static func unavailable() -> NEVPNError {
        PluginLog.warnOnce("Widgets have no tunnels: NetworkExtension's requests fail.")
        return NEVPNError(code: .configurationReadWriteFailed)
    }
}

/// A tunnel.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// Whether it stands: none is set up.
    open var status: NEVPNStatus { .invalid }
    /// Since when it stands: it does not.
    open var connectedDate: Date? { nil }

    /// Builds it: fails.
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
        throw NEVPNError.unavailable()
    }

    /// Takes it down.
    open func stopVPNTunnel() {}
}

/// A tunnel that a plugin builds.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    /// Builds it: fails.
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError.unavailable() }

    /// Takes it down.
    open func stopTunnel() {}

    /// Asks its process: fails.
    open func sendProviderMessage(
        _ messageData: Data, responseHandler: ((Data?) -> Void)? = nil
    ) throws { throw NEVPNError.unavailable() }
}

/// Sets a tunnel up.
///
/// Differs from Apple: a plugin cannot; there are none, and requests fail with `NEVPNError`.
open class NEVPNManager: NSObject, @unchecked Sendable {
    // Unchecked: set up by one thread, as on Apple's platforms.
    private static let instance = NEVPNManager()

    /// The shared instance.
    open class func shared() -> NEVPNManager { instance }

    /// The tunnel.
    open var connection: NEVPNConnection { NEVPNConnection() }
    /// Whether the settings are used.
    open var isEnabled = false
    /// Whether the tunnel is built by itself.
    open var isOnDemandEnabled = false
    /// The title.
    open var localizedDescription: String?

    /// Reads the settings: fails.
    open func loadFromPreferences(
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(NEVPNError.unavailable()) }

    /// Reads the settings: fails.
    open func loadFromPreferences() async throws { throw NEVPNError.unavailable() }

    /// Keeps the settings: fails.
    open func saveToPreferences(
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(NEVPNError.unavailable()) }

    /// Keeps the settings: fails.
    open func saveToPreferences() async throws { throw NEVPNError.unavailable() }
}

/// Sets up a tunnel that a plugin builds.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    /// All that are set up: fails.
    open class func loadAllFromPreferences(
        completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) { completionHandler(nil, NEVPNError.unavailable()) }

    /// All that are set up: fails.
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
        throw NEVPNError.unavailable()
    }
}

extension Notification.Name {
    /// Posted when a tunnel changed: never here.
    public static let NEVPNStatusDidChange = Notification.Name(
        "com.apple.networkextension.statuschange")
    /// Posted when settings changed: never here.
    public static let NEVPNConfigurationChange = Notification.Name(
        "com.apple.networkextension.configurationchange")
}
