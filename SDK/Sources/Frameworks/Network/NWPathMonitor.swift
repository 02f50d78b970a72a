public import Dispatch

/// Tells whether there is a network.
///
/// Differs from Apple: it always says that there is one, once; a request that fails says more.
public final class NWPathMonitor: @unchecked Sendable {
    // Unchecked: set up by one thread, as on Apple's platforms.

    /// What is known of the network.
    public let currentPath = NWPath()

    /// Gets what is known of the network.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?

    /// Watches the network.
    public init() {}

    /// Watches a kind of network.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    /// Begins to tell.
    public func start(queue: DispatchQueue) {
        let path = currentPath
        let handler = pathUpdateHandler
        queue.async { handler?(path) }
    }

    /// Tells no more.
    public func cancel() { pathUpdateHandler = nil }
}

/// What is known of the network.
public struct NWPath: Equatable, Sendable {
    /// Whether there is one.
    public enum Status: Sendable {
        /// There is.
        case satisfied
        /// There is none.
        case unsatisfied
        /// There is when it is asked for.
        case requiresConnection
    }

    /// Whether there is one.
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

/// A way to the network.
public struct NWInterface: Sendable {
    /// Kinds of ways.
    public enum InterfaceType: Sendable {
        /// Something else.
        case other
        /// Without a cable.
        case wifi
        /// Over a telephone's network.
        case cellular
        /// Through a cable.
        case wiredEthernet
        /// Within the machine.
        case loopback
    }
}
