import WidgetWire

/// A colour on the canvas: gamma-encoded sRGB, premultiplied.
struct CanvasColor: Hashable {
    var red: Float
    var green: Float
    var blue: Float
    var alpha: Float

    static let clear = CanvasColor(red: 0, green: 0, blue: 0, alpha: 0)
    static let black = CanvasColor(red: 0, green: 0, blue: 0, alpha: 1)
    static let white = CanvasColor(red: 1, green: 1, blue: 1, alpha: 1)

    init(red: Float, green: Float, blue: Float, alpha: Float) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Makes a colour; components out of range are clamped, as on a screen.
    init(_ color: Color) {
        let alpha = color.alpha.clampedToUnit
        self.init(
            red: color.red.clampedToUnit * alpha, green: color.green.clampedToUnit * alpha,
            blue: color.blue.clampedToUnit * alpha, alpha: alpha)
    }

    /// The colour with its opacity multiplied by a factor.
    func faded(to opacity: Float) -> CanvasColor {
        CanvasColor(
            red: red * opacity, green: green * opacity, blue: blue * opacity,
            alpha: alpha * opacity)
    }

    /// The visible colour when this one lies over another.
    func over(_ below: CanvasColor) -> CanvasColor {
        let rest = 1 - alpha
        return CanvasColor(
            red: red + below.red * rest, green: green + below.green * rest,
            blue: blue + below.blue * rest, alpha: alpha + below.alpha * rest)
    }

    /// The colour under a veil of another, with its own opacity.
    func veiled(by veil: CanvasColor) -> CanvasColor {
        let rest = 1 - veil.alpha
        return CanvasColor(
            red: red * rest + veil.red * alpha, green: green * rest + veil.green * alpha,
            blue: blue * rest + veil.blue * alpha, alpha: alpha)
    }

    /// The colour a fraction of the way to another.
    func mixed(with other: CanvasColor, at fraction: Float) -> CanvasColor {
        CanvasColor(
            red: red + (other.red - red) * fraction,
            green: green + (other.green - green) * fraction,
            blue: blue + (other.blue - blue) * fraction,
            alpha: alpha + (other.alpha - alpha) * fraction)
    }
}

extension Float {
    var clampedToUnit: Float { self > 0 ? Swift.min(self, 1) : 0 }
}
