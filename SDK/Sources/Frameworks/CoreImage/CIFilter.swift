import CoreGraphics
public import Foundation
import PortholeFoundation

/// A filter of images.
///
/// Differs from Apple: supported are the area average, Gaussian and box blurs, color filters,
/// masks, pixellation, QR codes and Code 128; other filters have no output, which is logged once
/// for each. Pixels are in sRGB, so filters that Apple applies in linear light differ in midtones.
open class CIFilter: NSObject {
    /// The name of the filter.
    public let name: String
    private var values: [String: Any]

    init(named name: String) {
        self.name = name
        values = [:]
    }

    /// Creates a filter by its name.
    public convenience init?(name: String) { self.init(named: name) }

    /// Creates a filter with input values.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(named: name)
        values = params ?? [:]
    }

    /// Sets an input value.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Returns an input value.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Resets all inputs except the image.
    open func setDefaults() {}

    func number(_ key: String, _ usual: Double) -> Double {
        switch values[key] {
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: usual
        }
    }

    func color(_ key: String, _ usual: CIColor) -> CIColor { values[key] as? CIColor ?? usual }

    func vector(_ key: String, _ usual: CIVector) -> CIVector {
        values[key] as? CIVector ?? usual
    }

    /// The output image; `nil` without an input image, or for an unknown filter.
    open var outputImage: CIImage? {
        guard let input = values[kCIInputImageKey] as? CIImage else {
            return isGenerator ? generated : nil
        }
        switch name {
        case "CIAreaAverage":
            let part = (values[kCIInputExtentKey] as? CIVector)?.cgRectValue
            return CIImage(
                part.map { input.cropped(to: $0).pixels.average } ?? input.pixels.average)
        case "CIGaussianBlur", "CIBoxBlur":
            return input.applyingGaussianBlur(sigma: number(kCIInputRadiusKey, 10))
        case "CIPixellate":
            let center = vector(kCIInputCenterKey, CIVector(x: 150, y: 150))
            let corner = (Int(center.x), Int(input.extent.height - center.y))
            return CIImage(
                input.pixels.pixellated(
                    side: Int(min(max(number(kCIInputScaleKey, 8), 1), 10_000)), corner: corner),
                origin: input.extent.origin)
        case "CILanczosScaleTransform":
            let scale = number(kCIInputScaleKey, 1)
            return input.transformed(
                by: CGAffineTransform(
                    scaleX: scale * number("inputAspectRatio", 1), y: scale))
        case "CISourceOverCompositing":
            return (values[kCIInputBackgroundImageKey] as? CIImage).map(input.composited(over:))
                ?? input
        case "CIBlendWithMask":
            return (values[kCIInputMaskImageKey] as? CIImage).map {
                input.blended(over: values[kCIInputBackgroundImageKey] as? CIImage, mask: $0)
            } ?? input
        default:
            guard let filter = ColorFilter(self) else { return missing() }
            return CIImage(input.pixels.mapped(filter), origin: input.extent.origin)
        }
    }

    private var isGenerator: Bool { name.hasSuffix("Generator") }

    /// The output of a filter without an input image.
    private var generated: CIImage? {
        let message = values[kCIInputMessageKey] as? Data ?? Data()
        switch name {
        case "CIQRCodeGenerator":
            let level = values["inputCorrectionLevel"] as? String ?? "M"
            return CIImage(qrCode: message, level: level) ?? tooLong(message)
        case "CICode128BarcodeGenerator":
            return CIImage(
                code128: message, quietSpace: Int(number("inputQuietSpace", 7)),
                height: Int(number("inputBarcodeHeight", 32))) ?? tooLong(message)
        default: return missing()
        }
    }

    private func tooLong(_ message: Data) -> CIImage? {
        PluginLog.warnOnce(
            "\(name) has no code for a message of \(message.count) bytes: it is too long, empty, or "
                + "has other letters than ASCII's.")
        return nil
    }

    private func missing() -> CIImage? {
        PluginLog.warnOnce("There is no filter \(name) on Linux: it has no output.")
        return nil
    }
}
