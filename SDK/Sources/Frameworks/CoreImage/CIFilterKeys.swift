/// The input image of a filter.
public let kCIInputImageKey = "inputImage"
/// The message of a code, as data.
public let kCIInputMessageKey = "inputMessage"
/// The rectangle that a filter works on.
public let kCIInputExtentKey = "inputExtent"
/// The radius of a filter.
public let kCIInputRadiusKey = "inputRadius"
/// The intensity of a filter.
public let kCIInputIntensityKey = "inputIntensity"
/// The saturation of the output.
public let kCIInputSaturationKey = "inputSaturation"
/// The brightness of the output.
public let kCIInputBrightnessKey = "inputBrightness"
/// The contrast of the output.
public let kCIInputContrastKey = "inputContrast"
/// The center of a filter's effect.
public let kCIInputCenterKey = "inputCenter"
/// The background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The angle that a filter turns by, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The exposure in EV; each step doubles the light.
public let kCIInputEVKey = "inputEV"
/// The scale of the output.
public let kCIInputScaleKey = "inputScale"
/// The color of a filter.
public let kCIInputColorKey = "inputColor"
