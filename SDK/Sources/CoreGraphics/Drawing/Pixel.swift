/// A color whose components are premultiplied with alpha, all from 0 to 1.
struct Pixel {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var alpha = 0.0
}

extension Pixel {
    init(_ color: SRGBColor) {
        let alpha = max(0, min(color.alpha, 1))
        self.init(
            red: max(0, min(color.red, 1)) * alpha, green: max(0, min(color.green, 1)) * alpha,
            blue: max(0, min(color.blue, 1)) * alpha, alpha: alpha)
    }

    /// Creates a color of which `component` returns red, green and blue, the channels 0 to 2.
    init(alpha: Double, component: (Int) -> Double) {
        self.init(red: component(0), green: component(1), blue: component(2), alpha: alpha)
    }

    /// The red, green or blue component: channel 0, 1 or 2.
    subscript(channel: Int) -> Double { channel == 0 ? red : channel == 1 ? green : blue }

    /// The color with components of at most 1.
    var limited: Pixel {
        Pixel(red: min(1, red), green: min(1, green), blue: min(1, blue), alpha: min(1, alpha))
    }

    static func * (pixel: Pixel, share: Double) -> Pixel {
        Pixel(
            red: pixel.red * share, green: pixel.green * share, blue: pixel.blue * share,
            alpha: pixel.alpha * share)
    }

    static func + (left: Pixel, right: Pixel) -> Pixel {
        Pixel(
            red: left.red + right.red, green: left.green + right.green,
            blue: left.blue + right.blue, alpha: left.alpha + right.alpha)
    }
}
