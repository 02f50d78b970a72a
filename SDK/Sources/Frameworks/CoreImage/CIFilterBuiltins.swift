public import Foundation

/// A filter that changes a picture.
open class CIPictureFilter: CIFilter {
    /// The picture.
    open var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
}

/// The mean of a picture's colours.
open class CIAreaAverageFilter: CIPictureFilter {
    /// The part that counts.
    open var extent: CGRect {
        get { (value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? .zero }
        set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
    }
}

/// A blur.
open class CIBlurFilter: CIPictureFilter {
    /// How far it reaches.
    open var radius: Float {
        get { Float(number(kCIInputRadiusKey, 10)) }
        set { setValue(newValue, forKey: kCIInputRadiusKey) }
    }
}

/// Other colours.
open class CIColorControlsFilter: CIPictureFilter {
    /// How colourful it is.
    open var saturation: Float {
        get { Float(number(kCIInputSaturationKey, 1)) }
        set { setValue(newValue, forKey: kCIInputSaturationKey) }
    }
    /// How bright it is.
    open var brightness: Float {
        get { Float(number(kCIInputBrightnessKey, 0)) }
        set { setValue(newValue, forKey: kCIInputBrightnessKey) }
    }
    /// How much dark and bright differ.
    open var contrast: Float {
        get { Float(number(kCIInputContrastKey, 1)) }
        set { setValue(newValue, forKey: kCIInputContrastKey) }
    }
}

/// A code of squares.
open class CIQRCodeGeneratorFilter: CIFilter {
    /// What it says.
    open var message: Data {
        get { value(forKey: kCIInputMessageKey) as? Data ?? Data() }
        set { setValue(newValue, forKey: kCIInputMessageKey) }
    }
    /// How much of it may be hidden: L, M, Q or H.
    open var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

/// A code of bars.
open class CICode128BarcodeGeneratorFilter: CIFilter {
    /// What it says, in ASCII.
    open var message: Data {
        get { value(forKey: kCIInputMessageKey) as? Data ?? Data() }
        set { setValue(newValue, forKey: kCIInputMessageKey) }
    }
    /// The room beside it.
    open var quietSpace: Float {
        get { Float(number("inputQuietSpace", 7)) }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    /// How high it is.
    open var barcodeHeight: Float {
        get { Float(number("inputBarcodeHeight", 32)) }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
}

extension CIFilter {
    /// The mean of a picture's colours.
    public class func areaAverage() -> CIAreaAverageFilter {
        CIAreaAverageFilter(named: "CIAreaAverage")
    }

    /// A blur by a bell curve.
    public class func gaussianBlur() -> CIBlurFilter { CIBlurFilter(named: "CIGaussianBlur") }

    /// A blur; the same as ``gaussianBlur()``.
    public class func boxBlur() -> CIBlurFilter { CIBlurFilter(named: "CIBoxBlur") }

    /// Other colours.
    public class func colorControls() -> CIColorControlsFilter {
        CIColorControlsFilter(named: "CIColorControls")
    }

    /// A code of bars.
    public class func code128BarcodeGenerator() -> CICode128BarcodeGeneratorFilter {
        CICode128BarcodeGeneratorFilter(named: "CICode128BarcodeGenerator")
    }

    /// A code of squares.
    public class func qrCodeGenerator() -> CIQRCodeGeneratorFilter {
        CIQRCodeGeneratorFilter(named: "CIQRCodeGenerator")
    }
}
