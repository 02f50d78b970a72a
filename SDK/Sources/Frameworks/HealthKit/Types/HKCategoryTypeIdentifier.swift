/// The identifier of a category type.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The whole name, such as `HKCategoryTypeIdentifierSleepAnalysis`.
    public let rawValue: String

    /// Creates an identifier from its whole name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from what follows the name of its type.
    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier" + name }

    /// Sleep.
    public static let sleepAnalysis = Self("SleepAnalysis")
    /// Mindful minutes.
    public static let mindfulSession = Self("MindfulSession")
    /// Hours with some standing.
    public static let appleStandHour = Self("AppleStandHour")
}
