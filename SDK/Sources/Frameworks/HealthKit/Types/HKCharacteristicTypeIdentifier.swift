/// The identifier of a characteristic of the user.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    /// The whole name, such as `HKCharacteristicTypeIdentifierDateOfBirth`.
    public let rawValue: String

    /// Creates an identifier from its whole name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from what follows the name of its type.
    private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier" + name }

    /// The date of birth.
    public static let dateOfBirth = Self("DateOfBirth")
    /// The biological sex.
    public static let biologicalSex = Self("BiologicalSex")
    /// The blood type.
    public static let bloodType = Self("BloodType")
}
