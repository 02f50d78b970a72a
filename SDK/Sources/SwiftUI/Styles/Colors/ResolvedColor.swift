import CWidgetPlugin
public import CoreGraphics
import Foundation

extension Color {
    /// A colour's components in an environment, where it no longer follows light and dark.
    public struct Resolved: Hashable, Codable, Sendable {
        /// Red, gamma encoded, nominally from 0 to 1.
        public var red: Float
        /// Green, gamma encoded, nominally from 0 to 1.
        public var green: Float
        /// Blue, gamma encoded, nominally from 0 to 1.
        public var blue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// A colour of components in sRGB.
        public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }

        /// The colour as Core Graphics has it.
        public var cgColor: CGColor {
            CGColor(
                red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue),
                alpha: CGFloat(opacity))
        }

        /// Red in linear light.
        public var linearRed: Float { Float(Gamma.decode(Double(red))) }
        /// Green in linear light.
        public var linearGreen: Float { Float(Gamma.decode(Double(green))) }
        /// Blue in linear light.
        public var linearBlue: Float { Float(Gamma.decode(Double(blue))) }
    }

    /// A colour of components that were resolved before.
    public init(_ resolved: Resolved) {
        var value = PaintColor(red: resolved.red, green: resolved.green, blue: resolved.blue)
        value.opacity = resolved.opacity
        self.init(value)
    }

    /// The colour's components in an environment.
    ///
    /// The accent colour is blue here, whatever the tint around.
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
