import CoreGraphics
import Foundation

/// A filter of single pixels, with components from 0 to 1 that are not premultiplied.
struct ColorFilter {
    typealias Pixel = SIMD4<Double>

    /// Transforms a pixel.
    let change: (Pixel) -> Pixel

    /// Creates the filter; `nil` if it is not known or uses more than single pixels.
    init?(_ filter: CIFilter) {
        switch filter.name {
        case "CIColorInvert":
            change = { Pixel(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) }
        case "CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal":
            change = { $0.grey }
        case "CIMaskToAlpha":
            change = { Pixel(1, 1, 1, $0.light * $0.w) }
        case "CIFalseColor": change = Self.falseColor(filter)
        case "CIColorMonochrome": change = Self.monochrome(filter)
        case "CISepiaTone":
            let share = filter.number(kCIInputIntensityKey, 1)
            change = { $0.mixed(with: $0.sepia, share) }
        case "CIColorControls": change = Self.controls(filter)
        case "CIExposureAdjust":
            let gain = exp2(filter.number("inputEV", 0))
            change = { ($0.linear * gain).encoded.opaque($0.w) }
        case "CIGammaAdjust":
            let power = filter.number("inputPower", 1)
            change = { pixel in pixel.each { pow(max($0, 0), power) } }
        case "CIHueAdjust": change = Self.turned(filter.number("inputAngle", 0))
        case "CIColorMatrix": change = Self.matrix(filter)
        default: return nil
        }
    }

    /// Returns a gradient between two colors by the luminance.
    private static func falseColor(_ filter: CIFilter) -> (Pixel) -> Pixel {
        let dark = filter.color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)).pixel
        let bright = filter.color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)).pixel
        return { pixel in
            var mixed = dark + (bright - dark) * pixel.light
            mixed.w *= pixel.w
            return mixed
        }
    }

    /// Returns a mix with shades of one color.
    private static func monochrome(_ filter: CIFilter) -> (Pixel) -> Pixel {
        let color = filter.color(
            kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)
        ).pixel
        let share = filter.number(kCIInputIntensityKey, 1)
        return { $0.mixed(with: color * $0.light, share) }
    }

    /// Returns a change of saturation, brightness and contrast.
    private static func controls(_ filter: CIFilter) -> (Pixel) -> Pixel {
        let saturation = filter.number(kCIInputSaturationKey, 1)
        let brightness = filter.number(kCIInputBrightnessKey, 0)
        let contrast = filter.number(kCIInputContrastKey, 1)
        return { pixel in
            let vivid = pixel.grey + (pixel - pixel.grey) * saturation
            return ((vivid - 0.5) * contrast + 0.5 + brightness).opaque(pixel.w)
        }
    }

    /// Returns the product with a matrix and the sum with a vector.
    private static func matrix(_ filter: CIFilter) -> (Pixel) -> Pixel {
        let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"]
            .enumerated().map { index, key in
                var own = Pixel.zero
                own[index] = 1
                return (filter.value(forKey: key) as? CIVector)?.pixel ?? own
            }
        let bias = (filter.value(forKey: "inputBiasVector") as? CIVector)?.pixel ?? .zero
        return { pixel in
            Pixel(
                (rows[0] * pixel).sum(), (rows[1] * pixel).sum(), (rows[2] * pixel).sum(),
                (rows[3] * pixel).sum()) + bias
        }
    }

    /// Returns a rotation of hues around gray, which keeps the luminance.
    private static func turned(_ angle: Double) -> (Pixel) -> Pixel {
        let (sine, cosine) = (sin(angle), cos(angle))
        // Rotates around the diagonal of the color cube.
        let axis = Pixel(1, 1, 1, 0) / 3.0.squareRoot()
        return { pixel in
            let color = pixel.opaque(0)
            let across = Pixel(
                axis.y * color.z - axis.z * color.y, axis.z * color.x - axis.x * color.z,
                axis.x * color.y - axis.y * color.x, 0)
            let along = axis * (axis * color).sum() * (1 - cosine)
            return (color * cosine + across * sine + along).opaque(pixel.w)
        }
    }
}

extension SIMD4<Double> {
    /// The luminance by the sRGB weights.
    fileprivate var light: Double { 0.2126 * x + 0.7152 * y + 0.0722 * z }
    fileprivate var grey: Self { Self(light, light, light, w) }

    /// The usual brown of old photographs.
    fileprivate var sepia: Self {
        Self(
            0.393 * x + 0.769 * y + 0.189 * z, 0.349 * x + 0.686 * y + 0.168 * z,
            0.272 * x + 0.534 * y + 0.131 * z, w)
    }

    /// Components in proportion to light.
    fileprivate var linear: Self {
        each { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    }

    /// Components as sRGB writes them.
    fileprivate var encoded: Self {
        each { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
    }

    fileprivate func mixed(with other: Self, _ share: Double) -> Self {
        (self + (other - self) * share).opaque(w)
    }

    fileprivate func opaque(_ alpha: Double) -> Self { Self(x, y, z, alpha) }

    /// Returns the color with each component transformed.
    fileprivate func each(_ change: (Double) -> Double) -> Self {
        Self(change(x), change(y), change(z), w)
    }
}

extension CIColor {
    fileprivate var pixel: SIMD4<Double> {
        SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
    }
}

extension CIVector {
    fileprivate var pixel: SIMD4<Double> { SIMD4(Double(x), Double(y), Double(z), Double(w)) }
}

extension CGImage {
    /// Returns the image with transformed colors.
    func mapped(_ filter: ColorFilter) -> CGImage {
        var rgba = rgba
        for place in stride(from: 0, to: rgba.count, by: 4) {
            let pixel = SIMD4(
                Double(rgba[place]), Double(rgba[place + 1]), Double(rgba[place + 2]),
                Double(rgba[place + 3]))
            let changed = filter.change(pixel / 255)
                .clamped(lowerBound: .zero, upperBound: .one)
            for channel in 0..<4 {
                rgba[place + channel] = UInt8((changed[channel] * 255).rounded())
            }
        }
        return CGImage(width: width, height: height, rgba: rgba)
    }
}
