// The names of formats are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// Renders images.
open class CIContext: NSObject {
    /// An option of a context.
    public struct Option: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// Creates an option from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The space it works in; no effect here: that of displays.
        public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
        /// The space of its pixels; no effect here: that of displays.
        public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
        /// Whether the CPU renders; no effect here, because it always does.
        public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    }

    /// Creates a context.
    public override init() {}

    /// Creates a context; no effect here: the options.
    public init(options: [CIContextOption: Any]?) {}

    /// Renders a rectangle of an image.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        image.cropped(to: fromRect).pixels
    }

    /// Renders an image to memory as RGBA with premultiplied colors.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
        format: CIFormat, colorSpace: CGColorSpace?
    ) {
        let (width, height) = (Int(bounds.width), Int(bounds.height))
        guard width > 0, height > 0,
            let context = CGContext(
                data: data, width: width, height: height, bitsPerComponent: 8,
                bytesPerRow: rowBytes, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: format.bitmapInfo)
        else { return }
        context.clear(CGRect(x: 0, y: 0, width: width, height: height))
        context.draw(
            image.pixels,
            in: image.extent.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    }
}

/// An option of a context.
public typealias CIContextOption = CIContext.Option

/// The pixel format in memory.
public struct CIFormat: Hashable, Sendable {
    fileprivate let bitmapInfo: UInt32

    /// Red, green, blue and alpha.
    public static let RGBA8 = CIFormat(bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    /// Blue, green, red and alpha.
    public static let BGRA8 = CIFormat(
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
            | CGBitmapInfo.byteOrder32Little.rawValue)
    /// Alpha, red, green and blue.
    public static let ARGB8 = CIFormat(bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
}
