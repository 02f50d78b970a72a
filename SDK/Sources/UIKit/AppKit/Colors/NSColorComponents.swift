import CoreGraphics
public import Foundation

// Components in sRGB, resolved for the current drawing.
extension UIColor {
    private var drawn: SRGBColor { components(in: .current) }

    /// The red component, from 0 to 1.
    public var redComponent: CGFloat { drawn.red }
    /// The green component, from 0 to 1.
    public var greenComponent: CGFloat { drawn.green }
    /// The blue component, from 0 to 1.
    public var blueComponent: CGFloat { drawn.blue }
    /// The opacity, from 0 to 1.
    public var alphaComponent: CGFloat { drawn.alpha }
    /// The hue, from 0 to 1.
    public var hueComponent: CGFloat { drawn.hueSaturationBrightness.hue }
    /// Saturation, from 0 to 1.
    public var saturationComponent: CGFloat { drawn.hueSaturationBrightness.saturation }
    /// Brightness, from 0 to 1.
    public var brightnessComponent: CGFloat { drawn.hueSaturationBrightness.brightness }
    /// The gray value of the color's lightness, from 0 to 1.
    public var whiteComponent: CGFloat {
        var white: CGFloat = 0
        getWhite(&white, alpha: nil)
        return white
    }

    /// The number of components including the opacity; always 4.
    public var numberOfComponents: Int { 4 }
    /// The color space; always sRGB.
    public var colorSpace: NSColorSpace { .sRGB }

    /// Writes red, green, blue and opacity.
    public func getComponents(_ components: UnsafeMutablePointer<CGFloat>) {
        for (index, component) in (cgColor.components ?? []).enumerated() {
            components[index] = component
        }
    }

    /// Returns the color as it appears in the current drawing.
    ///
    /// Differs from Apple: its components stay those of sRGB.
    public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(drawn) }

    /// Returns a blend with another color; a fraction of 1 is the other color alone.
    @_disfavoredOverload
    public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
        mixed(with: color, fraction)
    }

    /// Returns a blend with ``highlightColor``; a level of 1 is that color alone.
    @_disfavoredOverload
    public func highlight(withLevel level: CGFloat) -> NSColor? {
        mixed(with: .highlightColor, level)
    }

    /// Returns a blend with ``shadowColor``; a level of 1 is that color alone.
    @_disfavoredOverload
    public func shadow(withLevel level: CGFloat) -> NSColor? { mixed(with: .shadowColor, level) }

    private func mixed(with other: NSColor, _ fraction: CGFloat) -> NSColor {
        let share = max(0, min(fraction, 1))
        return NSColor(resolving: { traits in
            let (own, others) = (self.components(in: traits), other.components(in: traits))
            let mix = { (part: KeyPath<SRGBColor, Double>) in
                own[keyPath: part] * (1 - share) + others[keyPath: part] * share
            }
            return SRGBColor(
                red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
        })
    }
}
