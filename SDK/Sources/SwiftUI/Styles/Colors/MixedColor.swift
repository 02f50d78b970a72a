import CoreGraphics
import Foundation
import UIKit

extension Color {
    /// Returns the color mixed with another one; a fraction of 1 is the other color alone.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let fraction = max(0, min(fraction, 1))
        return Color(
            uiColor: UIColor { traits in
                let (own, other) = (components(in: traits), rhs.components(in: traits))
                return UIColor(
                    cgColor: CGColor(own.mixed(with: other, fraction, colorSpace.isPerceptual)))
            })
    }

    private func components(in traits: UITraitCollection) -> SRGBColor {
        var environment = EnvironmentValues()
        environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        let color = resolve(in: environment)
        return SRGBColor(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.opacity))
    }
}

extension SRGBColor {
    fileprivate func mixed(
        with other: SRGBColor, _ fraction: Double, _ isPerceptual: Bool
    ) -> SRGBColor {
        let mix = { (a: Double, b: Double) in a + (b - a) * fraction }
        let alpha = mix(alpha, other.alpha)
        guard isPerceptual else {
            return SRGBColor(
                red: mix(red, other.red), green: mix(green, other.green),
                blue: mix(blue, other.blue), alpha: alpha)
        }
        let (own, their) = (oklab, other.oklab)
        return SRGBColor(
            oklab: (mix(own.l, their.l), mix(own.a, their.a), mix(own.b, their.b)), alpha: alpha)
    }

    /// Lightness and two axes of hue, as the eye sees them.
    private var oklab: (l: Double, a: Double, b: Double) {
        let (r, g, b) = (Gamma.decode(red), Gamma.decode(green), Gamma.decode(blue))
        let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
        let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
        let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
        return (
            0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
            1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
            0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
        )
    }

    private init(oklab lab: (l: Double, a: Double, b: Double), alpha: Double) {
        let cube = { (value: Double) in value * value * value }
        let l = cube(lab.l + 0.396_337_777_4 * lab.a + 0.215_803_757_3 * lab.b)
        let m = cube(lab.l - 0.105_561_345_8 * lab.a - 0.063_854_172_8 * lab.b)
        let s = cube(lab.l - 0.089_484_177_5 * lab.a - 1.291_485_548_0 * lab.b)
        self.init(
            linearRed: 4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
            green: -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
            blue: -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s, alpha: alpha)
    }
}
