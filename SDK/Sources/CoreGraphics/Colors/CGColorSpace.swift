/// The meaning of the components of a color.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of the color space.
    public let name: CFString?
    /// The number of components of a color, without alpha.
    public let numberOfComponents: Int

    /// The name of a color space.
    public typealias CFString = String

    /// sRGB.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with components below 0 and above 1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// Display P3, of displays with a wide gamut.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// sRGB with linear components.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Gray with a gamma of 2.2.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    /// Creates the color space with a name; nil for an unknown one.
    public init?(name: CFString) {
        let known = [
            Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.linearSRGB,
            Self.genericGrayGamma2_2,
        ]
        guard known.contains(name) else { return nil }
        self.name = name
        numberOfComponents = name == Self.genericGrayGamma2_2 ? 1 : 3
    }

    init(_ name: CFString, components: Int) {
        self.name = name
        numberOfComponents = components
    }

    /// Whether both have the same name.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.name == right.name
    }

    /// Feeds the name to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the color space of the device; always sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(CGColorSpace.sRGB, components: 3)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the gray color space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(CGColorSpace.genericGrayGamma2_2, components: 1)
}
