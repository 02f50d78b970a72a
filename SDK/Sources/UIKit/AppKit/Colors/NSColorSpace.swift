import CoreGraphics
public import Foundation

/// AppKit's color space class.
public final class NSColorSpace: NSObject, Sendable {
    /// Which kind of components there are.
    public enum Model: Int, Sendable {
        /// The color space is unknown.
        case unknown = -1
        /// Gray.
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

    /// The number of color components without the opacity.
    public var numberOfColorComponents: Int {
        switch colorSpaceModel {
        case .gray: 1
        case .cmyk: 4
        case .rgb, .unknown: 3
        }
    }

    func color(_ components: some Sequence<CGFloat>) -> SRGBColor { meaning(Array(components)) }

    /// The sRGB color space.
    public static let sRGB = NSColorSpace(.rgb) {
        SRGBColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
    }
    /// The extended sRGB color space, with components outside of 0 to 1.
    public static let extendedSRGB = sRGB
    /// The device RGB space, which is sRGB here.
    public static let deviceRGB = sRGB
    /// The calibrated RGB space.
    public static let genericRGB = NSColorSpace(.rgb) {
        SRGBColor(genericRed: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
    }
    /// The Display P3 color space.
    public static let displayP3 = NSColorSpace(.rgb) {
        SRGBColor(displayP3Red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
    }
    /// A gray color space.
    public static let genericGamma22Gray = NSColorSpace(.gray) {
        SRGBColor(white: $0[0], alpha: $0[1])
    }
    /// Greys; here those of gamma 2.2.
    public static let genericGray = genericGamma22Gray
    /// The device gray space.
    public static let deviceGray = genericGamma22Gray
    /// Inks, mixed as plain arithmetic has it.
    public static let deviceCMYK = NSColorSpace(.cmyk) {
        NSColor(deviceCyan: $0[0], magenta: $0[1], yellow: $0[2], black: $0[3], alpha: $0[4])
            .cgColor.value
    }
    /// Inks, mixed as plain arithmetic has it.
    public static let genericCMYK = deviceCMYK
}
