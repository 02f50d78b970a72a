public import Dispatch

/// Monitors the network.
///
/// Differs from Apple: it reports once that a network is available; a failing request gives more
/// information.
public final class NWPathMonitor: @unchecked Sendable {
    // Unchecked: set up by one thread, as on Apple's platforms.

    /// The current path.
    public let currentPath = NWPath()

    /// Called when the network path changes.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?

    /// Creates a monitor.
    public init() {}

    /// Watches a kind of network.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    /// Starts monitoring.
    public func start(queue: DispatchQueue) {
        let path = currentPath
        let handler = pathUpdateHandler
        queue.async { handler?(path) }
    }

    /// Stops monitoring.
    public func cancel() { pathUpdateHandler = nil }
}

/// A network path.
public struct NWPath: Equatable, Sendable {
    /// The status of the path.
    public enum Status: Sendable {
        /// A network is available.
        case satisfied
        /// No network is available.
        case unsatisfied
        /// A network is available on demand.
        case requiresConnection
    }

    /// The status of the path.
    public let status = Status.satisfied
    /// Whether it costs money.
    public let isExpensive = false
    /// Whether the user wants to use it little.
    public let isConstrained = false

    /// Whether it is of a kind.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        type == .wiredEthernet
    }
}

/// A network interface.
public struct NWInterface: Sendable {
    /// The type of an interface.
    public enum InterfaceType: Sendable {
        /// Other.
        case other
        /// Wi-Fi.
        case wifi
        /// Cellular.
        case cellular
        /// Wired Ethernet.
        case wiredEthernet
        /// Loopback.
        case loopback
    }
}
