import Foundation

/// A color in gamma-encoded sRGB, nominally from 0 to 1; components outside are of a wider gamut.
package struct SRGBColor: Hashable, Sendable {
    /// The red component.
    package var red: Double
    /// The green component.
    package var green: Double
    /// The blue component.
    package var blue: Double
    /// The opacity, from 0 to 1.
    package var alpha: Double

    /// Creates a color from its components.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a gray.
    package init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from three bytes, `0xRRGGBB`.
    package init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, alpha: alpha)
    }

    /// Creates a color from hue, saturation and brightness, from 0 to 1.
    package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        let component = { (offset: Double) in
            let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let distance = max(0, min(sector, 4 - sector, 1))
            return brightness * (1 - saturation * distance)
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Creates a color from linear components.
    package init(linearRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(
            red: Gamma.encode(red), green: Gamma.encode(green), blue: Gamma.encode(blue),
            alpha: alpha)
    }

    /// Creates a color from gamma-encoded components in Display P3.
    package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
        let (r, g, b) = (Gamma.decode(red), Gamma.decode(green), Gamma.decode(blue))
        self.init(
            linearRed: 1.224_940_18 * r - 0.224_940_18 * g,
            green: -0.042_056_95 * r + 1.042_056_95 * g,
            blue: -0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_6 * b, alpha: alpha)
    }

    /// Creates a color from the generic red, green and blue of macOS: P22 phosphors, D65 and a
    /// gamma of 1.8 (Apple's QA1430).
    ///
    /// Colors outside the gamut of sRGB are clipped: pure red is `FF2600`.
    package init(genericRed red: Double, green: Double, blue: Double, alpha: Double = 1) {
        let (r, g, b) = (pow(max(0, red), 1.8), pow(max(0, green), 1.8), pow(max(0, blue), 1.8))
        let limited = { (light: Double) in max(0, min(light, 1)) }
        self.init(
            linearRed: limited(1.025_252 * r - 0.026_548 * g + 0.001_296 * b),
            green: limited(0.019_394 * r + 0.948_028 * g + 0.032_578 * b),
            blue: limited(-0.001_77 * r - 0.001_442 * g + 1.003_212 * b), alpha: alpha)
    }

    /// The hue, saturation and brightness, from 0 to 1.
    package var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        guard range > 0, high > 0 else { return (0, 0, high) }
        let sector =
            high == red
            ? (green - blue) / range
            : high == green ? (blue - red) / range + 2 : (red - green) / range + 4
        return ((sector < 0 ? sector + 6 : sector) / 6, range / high, high)
    }
}
