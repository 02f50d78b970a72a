/// The name of a color space.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
    /// The raw value, the same as on Apple's platforms.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The device RGB space.
    public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
    /// The generic red, green and blue.
    public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
}
