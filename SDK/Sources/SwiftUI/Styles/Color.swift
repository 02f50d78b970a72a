package import CWidgetPlugin
import Foundation

/// A colour: one of the system's, which follows light and dark, or components.
public struct Color: Hashable, Sendable {
    /// The space that a colour's components belong to.
    public enum RGBColorSpace: Hashable, Sendable {
        /// Gamma-encoded sRGB.
        case sRGB
        /// sRGB without gamma.
        case sRGBLinear
        /// Display P3, wider than sRGB.
        case displayP3
    }

    private let name: widget_color_name
    private let red: Double
    private let green: Double
    private let blue: Double
    private let alpha: Double

    private init(
        name: widget_color_name, red: Double, green: Double, blue: Double, alpha: Double
    ) {
        self.name = name
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package init(name: widget_color_name) {
        self.init(name: name, red: 0, green: 0, blue: 0, alpha: 1)
    }

    /// Creates a colour of components, nominally 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
        opacity: Double = 1
    ) {
        let encoded = colorSpace.encoded(red, green, blue)
        self.init(
            name: WIDGET_RGB, red: encoded.red, green: encoded.green, blue: encoded.blue,
            alpha: opacity)
    }

    /// Creates a grey.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a colour of hue, saturation and brightness, each 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let distance = max(0, min(position, 4 - position, 1))
            return brightness * (1 - saturation * distance)
        }
        self.init(
            .sRGB, red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        Color(name: name, red: red, green: green, blue: blue, alpha: alpha * opacity)
    }

    var header: widget_color {
        widget_color(
            name: name, red: Float(red), green: Float(green), blue: Float(blue),
            opacity: Float(alpha))
    }
}

extension Color: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        var paint = Paint(WIDGET_PAINT_COLOR)
        paint.header.color = header
        return paint
    }
}

extension Color: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_COLOR) { recorder.set(WIDGET_FILL, style: self) }
    }
}

extension Color.RGBColorSpace {
    /// The components in gamma-encoded sRGB, outside 0 to 1 where the colour is wider.
    fileprivate func encoded(
        _ red: Double, _ green: Double, _ blue: Double
    ) -> (red: Double, green: Double, blue: Double) {
        switch self {
        case .sRGB: return (red, green, blue)
        case .sRGBLinear: return (Self.encode(red), Self.encode(green), Self.encode(blue))
        case .displayP3:
            // The matrix from linear Display P3 to linear sRGB (both D65), CSS Color 4.
            let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
            return (
                Self.encode(1.2249401762 * r - 0.2249401762 * g),
                Self.encode(-0.0420569547 * r + 1.0420569547 * g),
                Self.encode(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
            )
        }
    }

    /// The transfer function of sRGB (IEC 61966-2-1), odd around zero.
    private static func encode(_ linear: Double) -> Double {
        let size = abs(linear)
        let encoded = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
        return linear < 0 ? -encoded : encoded
    }

    private static func decode(_ encoded: Double) -> Double {
        let size = abs(encoded)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -linear : linear
    }
}
