/// The types of items a calendar can contain.
public struct EKEntityMask: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Events.
    public static let event = EKEntityMask(rawValue: 1)
    /// Reminders.
    public static let reminder = EKEntityMask(rawValue: 2)
}
