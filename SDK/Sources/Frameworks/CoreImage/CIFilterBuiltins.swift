public import Foundation

/// A filter with an input image.
open class CIPictureFilter: CIFilter {
    /// The image.
    open var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

/// Computes the average color of an image.
open class CIAreaAverageFilter: CIPictureFilter {
    /// The rectangle to average.
    open var extent: CGRect {
        get { (value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? .zero }
        set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
    }
}

/// Blurs an image.
open class CIBlurFilter: CIPictureFilter {
    /// The radius, in pixels.
    open var radius: Float {
        get { Float(number(kCIInputRadiusKey, 10)) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
}

/// Adjusts colors.
open class CIColorControlsFilter: CIPictureFilter {
    /// The factor for the saturation; 0 gives gray, 1 the image itself.
    open var saturation: Float {
        get { Float(number(kCIInputSaturationKey, 1)) }
        set { setValue(newValue, forKey: kCIInputSaturationKey) }
    }
    /// The amount added to each component; 0 gives the image itself.
    open var brightness: Float {
        get { Float(number(kCIInputBrightnessKey, 0)) }
        set { setValue(newValue, forKey: kCIInputBrightnessKey) }
    }
    /// The factor for the distance to middle gray; 1 gives the image itself.
    open var contrast: Float {
        get { Float(number(kCIInputContrastKey, 1)) }
        set { setValue(newValue, forKey: kCIInputContrastKey) }
    }
}

/// Generates a QR code.
open class CIQRCodeGeneratorFilter: CIFilter {
    /// The message.
    open var message: Data {
        get { value(forKey: kCIInputMessageKey) as? Data ?? Data() }
        set { setValue(newValue, forKey: kCIInputMessageKey) }
    }
    /// The error correction level: L, M, Q or H.
    open var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

/// Generates a Code 128 barcode.
open class CICode128BarcodeGeneratorFilter: CIFilter {
    /// The message in ASCII.
    open var message: Data {
        get { value(forKey: kCIInputMessageKey) as? Data ?? Data() }
        set { setValue(newValue, forKey: kCIInputMessageKey) }
    }
    /// The width of the empty space on both sides, in pixels.
    open var quietSpace: Float {
        get { Float(number("inputQuietSpace", 7)) }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    /// The height of the barcode, in pixels.
    open var barcodeHeight: Float {
        get { Float(number("inputBarcodeHeight", 32)) }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
}

extension CIFilter {
    /// Computes the average color of an image.
    public class func areaAverage() -> CIAreaAverageFilter {
        CIAreaAverageFilter(named: "CIAreaAverage")
    }

    /// Blurs an image with a Gaussian curve.
    public class func gaussianBlur() -> CIBlurFilter { CIBlurFilter(named: "CIGaussianBlur") }

    /// Blurs an image; the same as ``gaussianBlur()``.
    public class func boxBlur() -> CIBlurFilter { CIBlurFilter(named: "CIBoxBlur") }

    /// Adjusts colors.
    public class func colorControls() -> CIColorControlsFilter {
        CIColorControlsFilter(named: "CIColorControls")
    }

    /// Generates a Code 128 barcode.
    public class func code128BarcodeGenerator() -> CICode128BarcodeGeneratorFilter {
        CICode128BarcodeGeneratorFilter(named: "CICode128BarcodeGenerator")
    }

    /// Generates a QR code.
    public class func qrCodeGenerator() -> CIQRCodeGeneratorFilter {
        CIQRCodeGeneratorFilter(named: "CIQRCodeGenerator")
    }
}
