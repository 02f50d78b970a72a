import CoreGraphics
public import Foundation

/// What a colour's components mean, as AppKit calls it.
public final class NSColorSpace: NSObject, Sendable {
    /// Which kind of components there are.
    public enum Model: Int, Sendable {
        /// The value is unknown.
        case unknown = -1
        /// One grey.
        case gray = 0
        /// Red, green and blue.
        case rgb = 1
        /// Cyan, magenta, yellow and black.
        case cmyk = 2
    }

    /// Which kind of components there are.
    public let colorSpaceModel: Model
    private let meaning: @Sendable ([CGFloat]) -> SRGBColor

    /// The meaning of as many components as the model has, and an opacity.
    private init(_ model: Model, _ meaning: @escaping @Sendable ([CGFloat]) -> SRGBColor) {
        colorSpaceModel = model
        self.meaning = meaning
    }

    /// How many components a colour has, without its opacity.
    public var numberOfColorComponents: Int {
        switch colorSpaceModel {
        case .gray: 1
        case .cmyk: 4
        case .rgb, .unknown: 3
        }
    }

    func color(_ components: some Sequence<CGFloat>) -> SRGBColor { meaning(Array(components)) }

    /// The web's colours.
    public static let sRGB = NSColorSpace(.rgb) {
        SRGBColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
    }
    /// The web's colours, with components beyond 0 and 1.
    public static let extendedSRGB = sRGB
    /// The display's own colours; here they are the web's.
    public static let deviceRGB = sRGB
    /// The colours that are called calibrated.
    public static let genericRGB = NSColorSpace(.rgb) {
        SRGBColor(genericRed: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
    }
    /// The colours of wide-gamut displays.
    public static let displayP3 = NSColorSpace(.rgb) {
        SRGBColor(displayP3Red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
    }
    /// Greys.
    public static let genericGamma22Gray = NSColorSpace(.gray) {
        SRGBColor(white: $0[0], alpha: $0[1])
    }
    /// Greys; here those of gamma 2.2.
    public static let genericGray = genericGamma22Gray
    /// The display's own greys.
    public static let deviceGray = genericGamma22Gray
    /// Inks, mixed as plain arithmetic has it.
    public static let deviceCMYK = NSColorSpace(.cmyk) {
        NSColor(deviceCyan: $0[0], magenta: $0[1], yellow: $0[2], black: $0[3], alpha: $0[4])
            .cgColor.value
    }
    /// Inks, mixed as plain arithmetic has it.
    public static let genericCMYK = deviceCMYK
}
