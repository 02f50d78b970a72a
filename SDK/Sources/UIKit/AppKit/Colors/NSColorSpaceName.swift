/// What colours a picture's components mean.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as on Apple's platforms.
    public let rawValue: String

    /// The space of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The display's own red, green and blue.
    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
    /// The generic red, green and blue.
    public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
}
