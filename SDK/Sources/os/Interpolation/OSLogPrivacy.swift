/// Who may read a value in a message.
public struct OSLogPrivacy: Equatable, Sendable {
    /// How a value that is not shown can be told from others.
    public enum Mask: Sendable {
        /// By a number that is the same for the same value.
        case hash
        /// Not at all.
        case none
    }

    private var isShown = true
    private var mask = Mask.none

    /// Everybody: the log is the user's own.
    public static let auto = OSLogPrivacy()

    /// Everybody.
    public static let `public` = OSLogPrivacy()

    /// Nobody.
    public static let `private` = OSLogPrivacy(isShown: false)

    /// Nobody.
    public static let sensitive = OSLogPrivacy(isShown: false)

    /// Everybody, or those who know the value, see ``Mask``.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(mask: mask) }

    /// Nobody, or those who know the value, see ``Mask``.
    public static func `private`(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(isShown: false, mask: mask)
    }

    /// Nobody, or those who know the value, see ``Mask``.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }

    func shown(_ value: String) -> String {
        if isShown { return value }
        return mask == .hash ? "<mask.hash: '\(Self.fingerprint(value))'>" : "<private>"
    }

    /// FNV-1a: the same in every run, as a hash of Swift's is not.
    private static func fingerprint(_ value: String) -> String {
        let hash = value.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}
