import CoreGraphics
public import Foundation

/// A colour, as AppKit calls it.
///
/// Differs from Apple: it is UIKit's, with the members of both.
public typealias NSColor = UIColor

extension UIColor {
    /// A colour of sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour of the display's own red, green and blue; here they are sRGB's.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour of the generic red, green and blue, as sRGB has it.
    public convenience init(
        calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
        self.init(SRGBColor(genericRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// A colour of the display's own hues; here they are sRGB's.
    public convenience init(
        deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// A colour of the generic hues, as sRGB has it.
    public convenience init(
        calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        let color = SRGBColor(hue: hue, saturation: saturation, brightness: brightness)
        self.init(
            calibratedRed: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// A grey of the display's own.
    public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// A grey; here that of gamma 2.2.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// A grey.
    public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
    }

    /// A colour of inks, mixed as plain arithmetic has it.
    public convenience init(
        deviceCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let light = 1 - black
        self.init(
            red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light,
            alpha: alpha)
    }

    /// A colour of a space's hues; nothing but sRGB's are known here.
    public convenience init(
        colorSpace space: NSColorSpace, hue: CGFloat, saturation: CGFloat, brightness: CGFloat,
        alpha: CGFloat
    ) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// A colour of a space's components and an opacity; black where they are not as many.
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

    /// A colour that depends on the appearance where it is drawn.
    public convenience init(
        name colorName: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor
    ) {
        self.init(dynamicProvider: { dynamicProvider(NSAppearance($0)) })
    }

    /// The colour of a name in a bundle's asset catalogue; nil where there is none.
    public convenience init?(named name: String, bundle: Bundle?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }
}
