public import Foundation

/// Two colours in place of dark and bright.
open class CIFalseColorFilter: CIPictureFilter {
    /// In place of black.
    open var color0: CIColor {
        get { color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)) }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    /// In place of white.
    open var color1: CIColor {
        get { color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)) }
        set { setValue(newValue, forKey: "inputColor1") }
    }
}

/// Shades of one colour.
open class CIColorMonochromeFilter: CIPictureFilter {
    /// The colour.
    open var color: CIColor {
        get { color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)) }
        set { setValue(newValue, forKey: kCIInputColorKey) }
    }
    /// How much of it there is, from 0 to 1.
    open var intensity: Float {
        get { Float(number(kCIInputIntensityKey, 1)) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
}

/// Shades of brown.
open class CISepiaToneFilter: CIPictureFilter {
    /// How brown it is, from 0 to 1.
    open var intensity: Float {
        get { Float(number(kCIInputIntensityKey, 1)) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
}

/// More light, or less.
open class CIExposureAdjustFilter: CIPictureFilter {
    /// In steps that double the light.
    open var ev: Float {
        get { Float(number("inputEV", 0)) }
        set { setValue(newValue, forKey: "inputEV") }
    }
}

/// Brighter or darker middle tones.
open class CIGammaAdjustFilter: CIPictureFilter {
    /// The exponent.
    open var power: Float {
        get { Float(number("inputPower", 1)) }
        set { setValue(newValue, forKey: "inputPower") }
    }
}

/// Turned hues.
open class CIHueAdjustFilter: CIPictureFilter {
    /// In radians.
    open var angle: Float {
        get { Float(number("inputAngle", 0)) }
        set { setValue(newValue, forKey: "inputAngle") }
    }
}

/// Components that are mixed of all others.
open class CIColorMatrixFilter: CIPictureFilter {
    /// How much of each component is in red.
    open var rVector: CIVector {
        get { vector("inputRVector", CIVector(x: 1, y: 0, z: 0, w: 0)) }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    /// How much of each component is in green.
    open var gVector: CIVector {
        get { vector("inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)) }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    /// How much of each component is in blue.
    open var bVector: CIVector {
        get { vector("inputBVector", CIVector(x: 0, y: 0, z: 1, w: 0)) }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    /// How much of each component is in the opacity.
    open var aVector: CIVector {
        get { vector("inputAVector", CIVector(x: 0, y: 0, z: 0, w: 1)) }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    /// What is added to each.
    open var biasVector: CIVector {
        get { vector("inputBiasVector", CIVector(x: 0, y: 0, z: 0, w: 0)) }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
}

/// Large squares in place of pixels.
open class CIPixellateFilter: CIPictureFilter {
    /// Where the corner of a square lies.
    open var center: CGPoint {
        get {
            let center = vector(kCIInputCenterKey, CIVector(x: 150, y: 150))
            return CGPoint(x: center.x, y: center.y)
        }
        set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: kCIInputCenterKey) }
    }
    /// How large the squares are, in pixels.
    open var scale: Float {
        get { Float(number(kCIInputScaleKey, 8)) }
        set { setValue(newValue, forKey: kCIInputScaleKey) }
    }
}

/// Another size.
open class CILanczosScaleTransformFilter: CIPictureFilter {
    /// How much higher the output is.
    open var scale: Float {
        get { Float(number(kCIInputScaleKey, 1)) }
        set { setValue(newValue, forKey: kCIInputScaleKey) }
    }
    /// How much wider it is beside that.
    open var aspectRatio: Float {
        get { Float(number("inputAspectRatio", 1)) }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
}

/// A picture over another one.
open class CICompositeFilter: CIPictureFilter {
    /// The other one.
    open var backgroundImage: CIImage? {
        get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
    }
}

/// A picture over another one where a mask is bright.
open class CIBlendWithMaskFilter: CICompositeFilter {
    /// The mask.
    open var maskImage: CIImage? {
        get { value(forKey: kCIInputMaskImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputMaskImageKey) }
    }
}

extension CIFilter {
    /// Two colours in place of dark and bright.
    public class func falseColor() -> CIFalseColorFilter {
        CIFalseColorFilter(named: "CIFalseColor")
    }

    /// The opposite of each colour.
    public class func colorInvert() -> CIPictureFilter { CIPictureFilter(named: "CIColorInvert") }

    /// The brightness as opacity of white.
    public class func maskToAlpha() -> CIPictureFilter { CIPictureFilter(named: "CIMaskToAlpha") }

    /// Shades of one colour.
    public class func colorMonochrome() -> CIColorMonochromeFilter {
        CIColorMonochromeFilter(named: "CIColorMonochrome")
    }

    /// Shades of brown.
    public class func sepiaTone() -> CISepiaToneFilter { CISepiaToneFilter(named: "CISepiaTone") }

    /// Grey.
    public class func photoEffectMono() -> CIPictureFilter {
        CIPictureFilter(named: "CIPhotoEffectMono")
    }

    /// Grey.
    public class func photoEffectNoir() -> CIPictureFilter {
        CIPictureFilter(named: "CIPhotoEffectNoir")
    }

    /// Grey.
    public class func photoEffectTonal() -> CIPictureFilter {
        CIPictureFilter(named: "CIPhotoEffectTonal")
    }

    /// More light, or less.
    public class func exposureAdjust() -> CIExposureAdjustFilter {
        CIExposureAdjustFilter(named: "CIExposureAdjust")
    }

    /// Brighter or darker middle tones.
    public class func gammaAdjust() -> CIGammaAdjustFilter {
        CIGammaAdjustFilter(named: "CIGammaAdjust")
    }

    /// Turned hues.
    public class func hueAdjust() -> CIHueAdjustFilter { CIHueAdjustFilter(named: "CIHueAdjust") }

    /// Components that are mixed of all others.
    public class func colorMatrix() -> CIColorMatrixFilter {
        CIColorMatrixFilter(named: "CIColorMatrix")
    }

    /// Large squares in place of pixels.
    public class func pixellate() -> CIPixellateFilter { CIPixellateFilter(named: "CIPixellate") }

    /// Another size.
    public class func lanczosScaleTransform() -> CILanczosScaleTransformFilter {
        CILanczosScaleTransformFilter(named: "CILanczosScaleTransform")
    }

    /// A picture over another one.
    public class func sourceOverCompositing() -> CICompositeFilter {
        CICompositeFilter(named: "CISourceOverCompositing")
    }

    /// A picture over another one where a mask is bright.
    public class func blendWithMask() -> CIBlendWithMaskFilter {
        CIBlendWithMaskFilter(named: "CIBlendWithMask")
    }
}
