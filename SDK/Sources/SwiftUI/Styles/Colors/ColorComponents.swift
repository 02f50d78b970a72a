import Foundation

extension Color {
    /// What a colour's components mean.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The web's colours, gamma encoded.
        case sRGB
        /// The web's colours in linear light.
        case sRGBLinear
        /// The colours of wide-gamut displays, gamma encoded.
        case displayP3
    }

    /// A colour of red, green and blue, nominally from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        let (red, green, blue) = colorSpace.standard(red, green, blue)
        var value = PaintColor(red: Float(red), green: Float(green), blue: Float(blue))
        value.opacity = Float(opacity)
        self.init(value)
    }

    /// A grey from black, 0, to white, 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of hue, saturation and brightness, from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let component = { (offset: Double) in
            let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let distance = max(0, min(sector, 4 - sector, 1))
            return brightness * (1 - saturation * distance)
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }
}

extension Color.RGBColorSpace {
    /// The components in gamma-encoded sRGB; those of colours it lacks lie outside 0…1.
    fileprivate func standard(
        _ red: Double, _ green: Double, _ blue: Double
    ) -> (Double, Double, Double) {
        switch self {
        case .sRGB:
            return (red, green, blue)
        case .sRGBLinear:
            return (Gamma.encode(red), Gamma.encode(green), Gamma.encode(blue))
        case .displayP3:
            let (r, g, b) = (Gamma.decode(red), Gamma.decode(green), Gamma.decode(blue))
            return (
                Gamma.encode(1.224_940_18 * r - 0.224_940_18 * g),
                Gamma.encode(-0.042_056_95 * r + 1.042_056_95 * g),
                Gamma.encode(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_6 * b)
            )
        }
    }
}

/// The transfer function of sRGB, extended to negative values.
enum Gamma {
    /// Linear light as a gamma-encoded component.
    static func encode(_ value: Double) -> Double {
        let magnitude = abs(value)
        let encoded =
            magnitude <= 0.003_130_8
            ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    /// A gamma-encoded component as linear light.
    static func decode(_ value: Double) -> Double {
        let magnitude = abs(value)
        let decoded =
            magnitude <= 0.040_45
            ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -decoded : decoded
    }
}
