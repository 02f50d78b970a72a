public import Foundation

/// Bytes that a picture is made of.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: Data?

    /// Bytes in memory.
    public init?(data: Data) { self.data = data }

    /// The bytes of a file; nil when it cannot be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
}

/// How colors that a display does not have are shown.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// As usual.
    case defaultIntent
    /// As they are.
    case absoluteColorimetric
    /// Relative to white.
    case relativeColorimetric
    /// As they are perceived.
    case perceptual
    /// As vivid as they are.
    case saturation
}

extension CGImage {
    /// A picture of pixels in memory; nil for a layout that is not known here, or too few bytes.
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

    /// The pixels as ``bitmapInfo`` says, row after row.
    public var dataProvider: CGDataProvider? {
        let bytes = PixelLayout(bitmapInfo, colorSpace)?.bytes(ofStraight: rgba) ?? rgba
        return CGDataProvider(data: Data(bytes))
    }
    /// Where the opacity of a pixel lies.
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .last
    }
    /// Always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

    /// The same picture.
    public func copy() -> CGImage? { self }
}
