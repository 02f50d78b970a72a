public import Foundation

/// A source of the bytes of an image.
public final class CGDataProvider: Sendable {
    /// The bytes of the image.
    public let data: Data?

    /// Creates a provider of bytes; never nil here.
    public init?(data: Data) { self.data = data }

    /// Creates a provider of the bytes of a file; nil if the file cannot be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
}

/// How colors outside the gamut of a display are shown.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The default intent.
    case defaultIntent
    /// Colors outside the gamut are clipped.
    case absoluteColorimetric
    /// Colors are shown relative to the white of the display.
    case relativeColorimetric
    /// Colors are shown with their relationships preserved.
    case perceptual
    /// Colors are shown with their saturation preserved.
    case saturation
}

extension CGImage {
    /// Creates an image from pixels in memory; nil for an unsupported layout, or too few bytes.
    ///
    /// No effect here: the decoding array, the interpolation and the intent.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8, let layout = PixelLayout(bitmapInfo, space),
            bitsPerPixel == layout.bytes * 8, let data = provider.data,
            (1...16_384).contains(width), (1...16_384).contains(height),
            bytesPerRow >= width * layout.bytes, data.count >= bytesPerRow * height
        else { return nil }
        var raster = Raster(width: width, height: height)
        var bytes = Array(data.prefix(bytesPerRow * height))
        bytes.withUnsafeMutableBytes {
            BitmapBuffer($0.baseAddress, layout, bytesPerRow: bytesPerRow, height: height)
                .load(into: &raster)
        }
        self.init(width: width, height: height, rgba: raster.rgba)
    }

    /// The pixels row by row, in the layout of ``bitmapInfo``.
    public var dataProvider: CGDataProvider? {
        let bytes = PixelLayout(bitmapInfo, colorSpace)?.bytes(ofStraight: rgba) ?? rgba
        return CGDataProvider(data: Data(bytes))
    }
    /// The place of the alpha component.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .last
    }
    /// The color space; always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// Returns the image itself, which is immutable.
    public func copy() -> CGImage? { self }
}
