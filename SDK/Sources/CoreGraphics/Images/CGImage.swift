import Foundation
import Synchronization

/// A picture in memory.
///
/// Differs from Apple: pixels always have 8 bits for each of red, green, blue and alpha, in sRGB,
/// and are decoded when they are first needed.
public final class CGImage: Sendable {
    /// Columns.
    public let width: Int
    /// Rows.
    public let height: Int
    /// How the bytes of ``dataProvider`` lie in memory: those of a drawing as in its context, those
    /// of a file as red, green, blue and alpha, colors not multiplied with it.
    public let bitmapInfo: CGBitmapInfo
    private let pixels: Mutex<[UInt8]?>
    private let load: @Sendable () -> [UInt8]

    /// Pixels of a size, row after row: red, green, blue and alpha, colors not multiplied with
    /// alpha.
    package init(
        width: Int, height: Int, rgba: [UInt8], bitmapInfo: CGBitmapInfo = .ofDecodedFiles
    ) {
        self.width = width
        self.height = height
        self.bitmapInfo = bitmapInfo
        pixels = Mutex(rgba)
        load = { [] }
    }

    /// Pixels that `load` decodes.
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

    /// Red, green, blue and alpha of each pixel; transparent black where they cannot be decoded.
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

    /// Bits of one component: always 8.
    public var bitsPerComponent: Int { 8 }
    /// Bits of a pixel: always 32.
    public var bitsPerPixel: Int { 32 }
    /// Bytes of a row.
    public var bytesPerRow: Int { width * 4 }

    /// The part of the picture inside a rectangle of pixels; nil when that is empty.
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

    /// Feeds the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
