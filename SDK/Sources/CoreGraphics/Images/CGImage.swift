import Foundation
import Synchronization

/// An image in memory.
///
/// Differs from Apple: pixels always have 8 bits for each of red, green, blue and alpha, in sRGB,
/// and are decoded when they are first needed.
public final class CGImage: Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The layout of the pixels of ``dataProvider``: that of its context for a drawing; for a file,
    /// red, green, blue and alpha, not premultiplied.
    public let bitmapInfo: CGBitmapInfo
    private let pixels: Mutex<[UInt8]?>
    private let load: @Sendable () -> [UInt8]

    /// Creates an image from its pixels, row by row: red, green, blue and alpha, not
    /// premultiplied.
    package init(
        width: Int, height: Int, rgba: [UInt8], bitmapInfo: CGBitmapInfo = .ofDecodedFiles
    ) {
        self.width = width
        self.height = height
        self.bitmapInfo = bitmapInfo
        pixels = Mutex(rgba)
        load = { [] }
    }

    /// Creates an image of which `load` decodes the pixels when they are first needed.
    package init(
        width: Int, height: Int, bitmapInfo: CGBitmapInfo = .ofDecodedFiles,
        load: @escaping @Sendable () -> [UInt8]
    ) {
        self.width = width
        self.height = height
        self.bitmapInfo = bitmapInfo
        pixels = Mutex(nil)
        self.load = load
    }

    /// Red, green, blue and alpha of each pixel; transparent black if they cannot be decoded.
    package var rgba: [UInt8] {
        pixels.withLock { pixels in
            if let pixels { return pixels }
            let loaded = load()
            let count = width * height * 4
            let complete = loaded.count == count ? loaded : Array(repeating: 0, count: count)
            pixels = complete
            return complete
        }
    }

    /// The number of bits of a component; always 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel; always 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes of a row.
    public var bytesPerRow: Int { width * 4 }

    /// Returns the part of the image inside a rectangle of pixels; nil if it is empty.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (columns, rows) = (Int(part.width), Int(part.height))
        let (left, top) = (Int(part.minX), Int(part.minY))
        return CGImage(width: columns, height: rows, bitmapInfo: bitmapInfo) { [self] in
            let all = rgba
            return (top..<(top + rows)).flatMap { row in
                let start = (row * width + left) * 4
                return all[start..<(start + columns * 4)]
            }
        }
    }
}

extension CGImage: Hashable {
    /// Whether both are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    /// Feeds the object's identity to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
