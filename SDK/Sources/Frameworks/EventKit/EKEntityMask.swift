/// What calendars can hold.
public struct EKEntityMask: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Events.
    public static let event = EKEntityMask(rawValue: 1)
    /// Reminders.
    public static let reminder = EKEntityMask(rawValue: 2)
}
