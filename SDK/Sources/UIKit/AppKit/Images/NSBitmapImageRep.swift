public import CoreGraphics
import Foundation

/// A bitmap that can be written to files.
open class NSBitmapImageRep: NSImageRep {
    /// The format of an image file.
    public enum FileType: UInt, Sendable {
        /// TIFF; here written as PNG.
        case tiff
        /// Windows' bitmap; not written here.
        case bmp
        /// GIF; not written here.
        case gif
        /// JPEG.
        case jpeg
        /// PNG.
        case png
        /// JPEG 2000; not written here.
        case jpeg2000
    }

    /// A key of image file properties.
    public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// The property of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The JPEG quality, a number from 0 to 1.
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    }

    /// The drawing context; `nil` for a complete image.
    let drawing: CGContext?
    private let complete: CGImage?

    /// Creates a bitmap from an image.
    public init(cgImage: CGImage) {
        drawing = nil
        complete = cgImage
        super.init(pixelsWide: cgImage.width, pixelsHigh: cgImage.height)
    }

    /// Creates a bitmap from the data of an image file; `nil` if they are invalid.
    public convenience init?(data: Data) {
        guard let image = NSImage(data: data)?.cgImage else { return nil }
        self.init(cgImage: image)
    }

    /// Creates a transparent bitmap for drawing; `nil` if its size is 0 or too large.
    ///
    /// Differs from Apple: they are 8-bit red, green, blue and alpha, and never the caller's.
    public init?(
        bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
        pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int,
        samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool,
        colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
    ) {
        guard (1...16_384).contains(width), (1...16_384).contains(height),
            width * height <= 40_000_000
        else { return nil }
        let context = CGContext(width: width, height: height, scale: 1)
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
        drawing = context
        complete = nil
        super.init(pixelsWide: width, pixelsHigh: height)
    }

    /// The pixels as they are now.
    open var cgImage: CGImage? { complete ?? drawing?.makeImage() }

    /// The bytes of a PNG file.
    open var tiffRepresentation: Data? { representation(using: .png, properties: [:]) }

    /// The bytes of a file; nil for a format that is not written here.
    open func representation(
        using storageType: FileType, properties: [PropertyKey: Any]
    ) -> Data? {
        guard let image = cgImage.map(NSImage.init(cgImage:)) else { return nil }
        switch storageType {
        case .png, .tiff: return image.pngData()
        case .jpeg:
            let quality = properties[.compressionFactor]
            let factor = (quality as? NSNumber)?.doubleValue ?? quality as? Double ?? 0.75
            return image.jpegData(compressionQuality: factor)
        case .bmp, .gif, .jpeg2000: return nil
        }
    }

    /// Returns the color of a pixel, with row 0 at the top; `nil` outside.
    open func colorAt(x: Int, y: Int) -> NSColor? {
        guard (0..<pixelsWide).contains(x), (0..<pixelsHigh).contains(y), let image = cgImage else {
            return nil
        }
        let parts = image.rgba[((y * pixelsWide + x) * 4)...].prefix(4).map { CGFloat($0) / 255 }
        return NSColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
