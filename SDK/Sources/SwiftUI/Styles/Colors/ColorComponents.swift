import CoreGraphics

extension Color {
    /// The color space of components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// sRGB, gamma encoded.
        case sRGB
        /// sRGB in linear light.
        case sRGBLinear
        /// Display P3, gamma encoded.
        case displayP3
    }

    /// Creates a color from red, green and blue, nominally from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        let (red, green, blue) = colorSpace.standard(red, green, blue)
        var value = PaintColor(red: Float(red), green: Float(green), blue: Float(blue))
        value.opacity = Float(opacity)
        self.init(value)
    }

    /// Creates a gray from black (0) to white (1).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from hue, saturation and brightness, from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let color = SRGBColor(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: color.red, green: color.green, blue: color.blue, opacity: opacity)
    }
}

extension Color.RGBColorSpace {
    /// Returns gamma-encoded sRGB components; those of wide-gamut colors may lie outside 0…1.
    fileprivate func standard(
        _ red: Double, _ green: Double, _ blue: Double
    ) -> (Double, Double, Double) {
        switch self {
        case .sRGB:
            return (red, green, blue)
        case .sRGBLinear:
            return (Gamma.encode(red), Gamma.encode(green), Gamma.encode(blue))
        case .displayP3:
            let color = SRGBColor(displayP3Red: red, green: green, blue: blue)
            return (color.red, color.green, color.blue)
        }
    }
}
