/// Whether a value is shown in a message.
public struct OSLogPrivacy: Equatable, Sendable {
    /// What is written for a hidden value.
    public enum Mask: Sendable {
        /// A hash, which is the same for equal values.
        case hash
        /// The same for all values: `<private>`.
        case none
    }

    private var isShown = true
    private var mask = Mask.none

    /// The value is shown, since the log is the user's own.
    public static let auto = OSLogPrivacy()

    /// The value is shown.
    public static let `public` = OSLogPrivacy()

    /// The value is hidden: `<private>` is written.
    public static let `private` = OSLogPrivacy(isShown: false)

    /// The value is hidden: `<private>` is written.
    public static let sensitive = OSLogPrivacy(isShown: false)

    /// The value is shown, since the log is the user's own; the mask has no effect.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(mask: mask) }

    /// The value is hidden, and its mask is written.
    public static func `private`(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(isShown: false, mask: mask)
    }

    /// The value is hidden, and its mask is written.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }

    func shown(_ value: String) -> String {
        if isShown { return value }
        return mask == .hash ? "<mask.hash: '\(Self.fingerprint(value))'>" : "<private>"
    }

    /// The FNV-1a hash, which unlike Swift's is the same in every run.
    private static func fingerprint(_ value: String) -> String {
        let hash = value.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }
}
