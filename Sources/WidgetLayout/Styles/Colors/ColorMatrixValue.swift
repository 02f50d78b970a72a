import Glibc
import WidgetWire

/// A mapping of a pixel's red, green, blue and alpha, as in the wire's `ColorMatrix`.
///
/// Colours are multiplied by their alpha, so that the last column adds a constant.
struct ColorMatrixValue: Hashable {
    /// Four rows of four numbers.
    let values: [Double]

    /// The luminance of each component.
    private static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

    static let identity = scale(1)

    static let inversion = scale(-1, adding: 1)

    /// Black with the luminance as its opacity.
    static let luminanceToAlpha = toAlpha(red: 0, green: 0, blue: 0)

    static func brightness(_ amount: Double) -> ColorMatrixValue { scale(1, adding: amount) }

    static func contrast(_ amount: Double) -> ColorMatrixValue {
        scale(amount, adding: (1 - amount) / 2)
    }

    /// Changes the saturation: 0 is grey, 1 changes nothing.
    static func saturation(_ amount: Double) -> ColorMatrixValue {
        let grey = 1 - amount
        let red = luminance.red * grey
        let green = luminance.green * grey
        let blue = luminance.blue * grey
        return ColorMatrixValue(values: [
            red + amount, green, blue, 0,
            red, green + amount, blue, 0,
            red, green, blue + amount, 0,
            0, 0, 0, 1,
        ])
    }

    /// Rotates hues about the axis of greys and keeps their luminance, like SVG's `hueRotate`.
    static func hueRotation(degrees: Double) -> ColorMatrixValue {
        let radians = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
        let (sine, cosine) = (sin(radians), cos(radians))
        let (red, green, blue) = (luminance.red, luminance.green, luminance.blue)
        return ColorMatrixValue(values: [
            red + cosine * (1 - red) - sine * red,
            green - cosine * green - sine * green,
            blue - cosine * blue + sine * (1 - blue), 0,
            red - cosine * red + sine * 0.143,
            green + cosine * (1 - green) + sine * 0.140,
            blue - cosine * blue - sine * 0.283, 0,
            red - cosine * red - sine * (1 - red),
            green - cosine * green + sine * green,
            blue + cosine * (1 - blue) + sine * blue, 0,
            0, 0, 0, 1,
        ])
    }

    static func multiplication(by color: Color) -> ColorMatrixValue {
        let alpha = Double(color.alpha)
        return ColorMatrixValue(values: [
            Double(color.red) * alpha, 0, 0, 0,
            0, Double(color.green) * alpha, 0, 0,
            0, 0, Double(color.blue) * alpha, 0,
            0, 0, 0, alpha,
        ])
    }

    /// Greys from black up to a brightness.
    static func greys(brightness: Double) -> ColorMatrixValue {
        let row = [luminance.red, luminance.green, luminance.blue, 0].map { $0 * brightness }
        return ColorMatrixValue(values: row + row + row + [0, 0, 0, 1])
    }

    /// One colour with the opacity of the picture.
    static func flattening(to color: Color) -> ColorMatrixValue {
        let parts = [Double(color.red), Double(color.green), Double(color.blue), 1]
        return ColorMatrixValue(values: parts.flatMap { [0, 0, 0, $0] })
    }

    /// One colour with the luminance of the picture as its opacity.
    static func toAlpha(red: Double, green: Double, blue: Double) -> ColorMatrixValue {
        let row = [luminance.red, luminance.green, luminance.blue, 0]
        return ColorMatrixValue(
            values: [red, green, blue, 1].flatMap { part in row.map { $0 * part } })
    }

    private static func scale(_ factor: Double, adding constant: Double = 0) -> ColorMatrixValue {
        ColorMatrixValue(values: [
            factor, 0, 0, constant,
            0, factor, 0, constant,
            0, 0, factor, constant,
            0, 0, 0, 1,
        ])
    }
}
