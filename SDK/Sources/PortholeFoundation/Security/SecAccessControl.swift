// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Who may have an item of the keychain.
///
/// Differs from Apple: the user is not asked; whoever the plugin is may have its items.
public final class SecAccessControl: NSObject, Sendable {
    init(flags: SecAccessControlCreateFlags) {}
}

/// What the user must do before they have an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Be there.
    public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
    /// Show a finger or their face.
    public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
    /// Show a finger or their face that is known now.
    public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
    /// Tell the machine's secret.
    public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
    /// One of them.
    public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
    /// All of them.
    public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
}

/// Says who may have an item.
public func SecAccessControlCreateWithFlags(
    _ allocator: AnyObject?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    SecAccessControl(flags: flags)
}
