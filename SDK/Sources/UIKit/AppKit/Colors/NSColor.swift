import CoreGraphics
public import Foundation

/// AppKit's name of the color class.
///
/// Differs from Apple: it is UIKit's, with the members of both.
public typealias NSColor = UIColor

extension UIColor {
    /// Creates an sRGB color.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color in the device RGB space, which is sRGB here.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color in the calibrated RGB space, which is sRGB here.
    public convenience init(
        calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(SRGBColor(genericRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a color from hue, saturation and brightness in the device space, which is sRGB here.
    public convenience init(
        deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// Creates a color from hue, saturation and brightness in the calibrated space, which is sRGB
    /// here.
    public convenience init(
        calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        let color = SRGBColor(hue: hue, saturation: saturation, brightness: brightness)
        self.init(
            calibratedRed: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Creates a gray color in the device space.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// Creates a gray color; here with gamma 2.2.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// Creates a gray color.
    public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// Creates a color from CMYK components, converted arithmetically.
    public convenience init(
        deviceCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let light = 1 - black
        self.init(
            red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light,
            alpha: alpha)
    }

    /// Creates a color from hue, saturation and brightness; always in sRGB here.
    public convenience init(
        colorSpace space: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat,
        alpha: CGFloat
    ) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// Creates a color from the components of a space and an opacity; black if their number is
    /// wrong.
    public convenience init(
        colorSpace space: NSColorSpace, components: UnsafePointer<CGFloat>,
        count numberOfComponents: Int
    ) {
        guard numberOfComponents == space.numberOfColorComponents + 1 else {
            self.init(white: 0, alpha: 1)
            return
        }
        self.init(space.color(UnsafeBufferPointer(start: components, count: numberOfComponents)))
    }

    /// Creates a dynamic color that depends on the appearance.
    public convenience init(
        name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor
    ) {
        self.init(dynamicProvider: { dynamicProvider(NSAppearance($0)) })
    }

    /// Creates a color from an asset catalog of a bundle; `nil` if there is none.
    public convenience init?(named name: String, bundle: Bundle?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }
}
