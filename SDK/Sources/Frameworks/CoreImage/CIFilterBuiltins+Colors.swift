public import Foundation

/// Maps dark and bright to two colors.
open class CIFalseColorFilter: CIPictureFilter {
    /// The color that replaces black.
    open var color0: CIColor {
        get { color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)) }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    /// The color that replaces white.
    open var color1: CIColor {
        get { color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)) }
        set { setValue(newValue, forKey: "inputColor1") }
    }
}

/// Converts to shades of one color.
open class CIColorMonochromeFilter: CIPictureFilter {
    /// The color.
    open var color: CIColor {
        get { color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)) }
        set { setValue(newValue, forKey: kCIInputColorKey) }
    }
    /// The intensity, from 0 to 1.
    open var intensity: Float {
        get { Float(number(kCIInputIntensityKey, 1)) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
}

/// Converts to sepia tones.
open class CISepiaToneFilter: CIPictureFilter {
    /// The intensity, from 0 to 1.
    open var intensity: Float {
        get { Float(number(kCIInputIntensityKey, 1)) }
        set { setValue(newValue, forKey: kCIInputIntensityKey) }
    }
}

/// Adjusts the exposure.
open class CIExposureAdjustFilter: CIPictureFilter {
    /// The exposure in EV; each step doubles the light.
    open var ev: Float {
        get { Float(number("inputEV", 0)) }
        set { setValue(newValue, forKey: "inputEV") }
    }
}

/// Brighter or darker middle tones.
open class CIGammaAdjustFilter: CIPictureFilter {
    /// The exponent of the components; above 1 darkens, below 1 brightens.
    open var power: Float {
        get { Float(number("inputPower", 1)) }
        set { setValue(newValue, forKey: "inputPower") }
    }
}

/// Rotates hues.
open class CIHueAdjustFilter: CIPictureFilter {
    /// The angle in radians.
    open var angle: Float {
        get { Float(number("inputAngle", 0)) }
        set { setValue(newValue, forKey: "inputAngle") }
    }
}

/// Mixes the color components.
open class CIColorMatrixFilter: CIPictureFilter {
    /// The factors of the components for red.
    open var rVector: CIVector {
        get { vector("inputRVector", CIVector(x: 1, y: 0, z: 0, w: 0)) }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    /// The factors of the components for green.
    open var gVector: CIVector {
        get { vector("inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)) }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    /// The factors of the components for blue.
    open var bVector: CIVector {
        get { vector("inputBVector", CIVector(x: 0, y: 0, z: 1, w: 0)) }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    /// The factors of the components for the opacity.
    open var aVector: CIVector {
        get { vector("inputAVector", CIVector(x: 0, y: 0, z: 0, w: 1)) }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    /// The constants added to the components.
    open var biasVector: CIVector {
        get { vector("inputBiasVector", CIVector(x: 0, y: 0, z: 0, w: 0)) }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
}

/// Replaces pixels by large squares.
open class CIPixellateFilter: CIPictureFilter {
    /// The corner of a square.
    open var center: CGPoint {
        get {
            let center = vector(kCIInputCenterKey, CIVector(x: 150, y: 150))
            return CGPoint(x: center.x, y: center.y)
        }
        set { setValue(CIVector(x: newValue.x, y: newValue.y), forKey: kCIInputCenterKey) }
    }
    /// The size of the squares, in pixels.
    open var scale: Float {
        get { Float(number(kCIInputScaleKey, 8)) }
        set { setValue(newValue, forKey: kCIInputScaleKey) }
    }
}

/// Scales an image.
open class CILanczosScaleTransformFilter: CIPictureFilter {
    /// The factor for the height.
    open var scale: Float {
        get { Float(number(kCIInputScaleKey, 1)) }
        set { setValue(newValue, forKey: kCIInputScaleKey) }
    }
    /// The factor for the width in addition to that for the height.
    open var aspectRatio: Float {
        get { Float(number("inputAspectRatio", 1)) }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
}

/// Draws an image over another one.
open class CICompositeFilter: CIPictureFilter {
    /// The other image.
    open var backgroundImage: CIImage? {
        get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
    }
}

/// Blends an image with another one by the brightness of a mask.
open class CIBlendWithMaskFilter: CICompositeFilter {
    /// The mask.
    open var maskImage: CIImage? {
        get { value(forKey: kCIInputMaskImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputMaskImageKey) }
    }
}

extension CIFilter {
    /// Maps dark and bright to two colors.
    public class func falseColor() -> CIFalseColorFilter {
        CIFalseColorFilter(named: "CIFalseColor")
    }

    /// Inverts the colors.
    public class func colorInvert() -> CIPictureFilter { CIPictureFilter(named: "CIColorInvert") }

    /// The brightness as opacity of white.
    public class func maskToAlpha() -> CIPictureFilter { CIPictureFilter(named: "CIMaskToAlpha") }

    /// Converts to shades of one color.
    public class func colorMonochrome() -> CIColorMonochromeFilter {
        CIColorMonochromeFilter(named: "CIColorMonochrome")
    }

    /// Converts to sepia tones.
    public class func sepiaTone() -> CISepiaToneFilter { CISepiaToneFilter(named: "CISepiaTone") }

    /// Converts to gray.
    public class func photoEffectMono() -> CIPictureFilter {
        CIPictureFilter(named: "CIPhotoEffectMono")
    }

    /// Converts to gray.
    public class func photoEffectNoir() -> CIPictureFilter {
        CIPictureFilter(named: "CIPhotoEffectNoir")
    }

    /// Converts to gray.
    public class func photoEffectTonal() -> CIPictureFilter {
        CIPictureFilter(named: "CIPhotoEffectTonal")
    }

    /// Adjusts the exposure.
    public class func exposureAdjust() -> CIExposureAdjustFilter {
        CIExposureAdjustFilter(named: "CIExposureAdjust")
    }

    /// Brighter or darker middle tones.
    public class func gammaAdjust() -> CIGammaAdjustFilter {
        CIGammaAdjustFilter(named: "CIGammaAdjust")
    }

    /// Rotates hues.
    public class func hueAdjust() -> CIHueAdjustFilter { CIHueAdjustFilter(named: "CIHueAdjust") }

    /// Mixes the color components.
    public class func colorMatrix() -> CIColorMatrixFilter {
        CIColorMatrixFilter(named: "CIColorMatrix")
    }

    /// Replaces pixels by large squares.
    public class func pixellate() -> CIPixellateFilter { CIPixellateFilter(named: "CIPixellate") }

    /// Scales an image.
    public class func lanczosScaleTransform() -> CILanczosScaleTransformFilter {
        CILanczosScaleTransformFilter(named: "CILanczosScaleTransform")
    }

    /// Draws an image over another one.
    public class func sourceOverCompositing() -> CICompositeFilter {
        CICompositeFilter(named: "CISourceOverCompositing")
    }

    /// Blends an image with another one by the brightness of a mask.
    public class func blendWithMask() -> CIBlendWithMaskFilter {
        CIBlendWithMaskFilter(named: "CIBlendWithMask")
    }
}
