import CWidgetPlugin
public import CoreGraphics
import Foundation

extension Color {
    /// The components of a color resolved in an environment.
    public struct Resolved: Hashable, Codable, Sendable {
        /// Red, gamma encoded, nominally from 0 to 1.
        public var red: Float
        /// Green, gamma encoded, nominally from 0 to 1.
        public var green: Float
        /// Blue, gamma encoded, nominally from 0 to 1.
        public var blue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// Creates a color from sRGB components.
        public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }

        /// The color as a Core Graphics color.
        public var cgColor: CGColor {
            CGColor(
                red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue),
                alpha: CGFloat(opacity))
        }

        /// The red component in linear light.
        public var linearRed: Float { Float(Gamma.decode(Double(red))) }
        /// Green in linear light.
        public var linearGreen: Float { Float(Gamma.decode(Double(green))) }
        /// The blue component in linear light.
        public var linearBlue: Float { Float(Gamma.decode(Double(blue))) }
    }

    /// Creates a color from resolved components.
    public init(_ resolved: Resolved) {
        var value = PaintColor(red: resolved.red, green: resolved.green, blue: resolved.blue)
        value.opacity = resolved.opacity
        self.init(value)
    }

    /// Returns the components of the color in an environment.
    ///
    /// Differs from Apple: the accent color is always blue, regardless of the tint.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let value = value.resolved(in: environment.traits)
        if value.name == WIDGET_RGB.rawValue {
            return Resolved(
                red: value.red, green: value.green, blue: value.blue, opacity: value.opacity)
        }
        let entry = SystemPalette.entry(
            value.name, environment.colorScheme, environment.colorSchemeContrast)
        return Resolved(
            red: entry.red / 255, green: entry.green / 255, blue: entry.blue / 255,
            opacity: entry.opacity * value.opacity)
    }
}

extension Color.Resolved: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        Color(self).paint(in: environment)
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// `#RRGGBBAA`.
    public var description: String {
        let parts = [red, green, blue, opacity].map { Int((max(0, min($0, 1)) * 255).rounded()) }
        return "#" + parts.map { String(format: "%02X", $0) }.joined()
    }
}
