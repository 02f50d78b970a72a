/// What a color's components mean.
public final class CGColorSpace: Hashable, Sendable {
    /// The space's name.
    public let name: CFString?
    /// How many components a color has, without its opacity.
    public let numberOfComponents: Int

    /// A name of a color space.
    public typealias CFString = String

    /// The web's colors.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The web's colors, with components beyond 0 and 1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// The colors of wide-gamut displays.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// The web's colors in linear light.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Greys.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    /// The space of a name; nil for one that is unknown here.
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

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The web's colors.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(CGColorSpace.sRGB, components: 3)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(CGColorSpace.genericGrayGamma2_2, components: 1)
}
