// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The access control of a keychain item.
///
/// Differs from Apple: the user is never asked to authenticate; the plugin can always use its
/// items.
public final class SecAccessControl: NSObject, Sendable {
    init(flags: SecAccessControlCreateFlags) {}
}

/// Constraints on the access to an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Requires the user's presence.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    /// Requires any enrolled fingerprint or face.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
    /// Requires one of the currently enrolled fingerprints or faces.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    /// Requires the device passcode.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
    /// Requires one of the constraints.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// Requires all of the constraints.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
}

/// Creates access control from flags.
public func SecAccessControlCreateWithFlags(
    _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    SecAccessControl(flags: flags)
}
