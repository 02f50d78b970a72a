// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A way to somewhere on the network.
///
/// Differs from Apple: the target is always reported as reachable; a failing request gives more
/// information.
public final class SCNetworkReachability: Sendable {
    fileprivate init() {}
}

/// The flags of a network target.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The connection is transient.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// The target is reachable.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection is required.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// The connection is established by traffic.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The user has to open it.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// The connection is established on demand.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The target is a local address.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// The target is directly reachable.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// The connection is cellular.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// Creates a target from a host name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFTypeRef?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// The way to an address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFTypeRef?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Returns the flags of a target; it is always reachable.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}
