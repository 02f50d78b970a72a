// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The status of a VPN connection.
public enum NEVPNStatus: Int, Sendable {
    /// Not configured.
    case invalid
    /// Disconnected.
    case disconnected
    /// Connecting.
    case connecting
    /// Connected.
    case connected
    /// Reconnecting.
    case reasserting
    /// Disconnecting.
    case disconnecting
}

/// An error of a VPN configuration.
public struct NEVPNError: Error, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: Int, Sendable {
        /// The configuration is invalid.
        case configurationInvalid = 1
        /// The configuration is disabled.
        case configurationDisabled
        /// The connection failed.
        case connectionFailed
        /// The configuration is out of date.
        case configurationStale
        /// The configuration cannot be read or saved.
        case configurationReadWriteFailed
        /// The configuration is unknown.
        case configurationUnknown
    }

    /// The reason for the error.
    public let code: Code

    static func unavailable() -> NEVPNError {
        PluginLog.warnOnce("Widgets have no tunnels: NetworkExtension's requests fail.")
        return NEVPNError(code: .configurationReadWriteFailed)
    }
}

/// A VPN connection.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// The status of a VPN connection.
    open var status: NEVPNStatus { .invalid }
    /// The date of the connection; always `nil`.
    open var connectedDate: Date? { nil }

    /// Starts the VPN tunnel; always fails.
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
        throw NEVPNError.unavailable()
    }

    /// Stops the tunnel.
    open func stopVPNTunnel() {}
}

/// A tunnel that a plugin builds.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    /// Starts the VPN tunnel; always fails.
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError.unavailable() }

    /// Stops the tunnel.
    open func stopTunnel() {}

    /// Sends a message to the provider; it always fails.
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

    /// The connection.
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
    /// Loads all configurations; it always fails.
    open class func loadAllFromPreferences(
        completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) { completionHandler(nil, NEVPNError.unavailable()) }

    /// Loads all configurations; it always fails.
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
