// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A way to somewhere on the network.
///
/// Differs from Apple: it is always there; a request that fails says more.
public final class SCNetworkReachability: Sendable {
    fileprivate init() {}
}

/// What is known of a way.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The flags as bits.
    public let rawValue: UInt32

    /// The flags of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It is not always there.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// It is there.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// It has to be opened.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// It opens by itself when it is used.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The user has to open it.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// It opens by itself when it is asked for.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// It leads to this machine.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// It leads to a neighbour.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// It is a telephone's.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// The way to a name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFTypeRef?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// The way to an address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFTypeRef?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// What is known of a way: it is there.
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}
